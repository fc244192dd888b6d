import { type AllocateQuestion, answerOf, keyOf, type Options, type Question } from '@pantheon/kernel';
import { onlyQuestion, script } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import { DROWNED } from '../rules/types.ts';
import {
  ADVANCED,
  asked,
  at,
  blue,
  endMoves,
  fanatics,
  green,
  idleUntil,
  keys,
  move,
  ordered,
  pieces,
  reap,
  score,
  shipsIn,
  stock,
  TWELVE_ROUNDS,
  trees,
  white,
  why,
  world,
  yellow,
} from './scene.ts';

describe('harvest', () => {
  it('DIL-11.2 DIL-2.5 each worker brings one unit, felling takes a tree, quarries never run out', () => {
    const match = world('harvest', (w) => w.put('andes', white, '3w'));
    reap(match, { [white]: 'andes:wood=2,andes:dig=1' });
    expect([stock(match, white), trees(match, 'andes')]).toEqual([{ wood: 2, marble: 1 }, 1]);
  });

  it('DIL-11.3 DIL-2.6 warriors do not work', () => {
    const match = world('harvest', (w) => w.put('andes', white, '3W').put('amazonia', white, '1w'));
    expect((match.question(white) as AllocateQuestion).caps).toEqual([1, 1]);
  });

  it('DIL-11.4 working more than there are jobs or hands is refused', () => {
    const match = world('harvest', (w) => w.put('andes', white, '2w').trees('andes', 1));
    const question = match.question(white) as Question;
    for (const key of ['andes:wood=2', 'andes:dig=2', 'andes:wood=3,andes:dig=1']) expect(answerOf(question, key)).toBeNull();
    for (const key of ['none', 'andes:wood=1', 'andes:wood=1,andes:dig=1']) expect(answerOf(question, key)).not.toBeNull();
  });

  it('DIL-11.7 DIL-11.3 guests have no work in the space of another, whatever is left to do', () => {
    const match = world('harvest', (w) => w.put('congo', blue, '3w').put('congo', green, '1w').put('congo', white, '1w'));
    expect(match.waiting.map(({ seat }) => seat)).toEqual([blue]);
    reap(match, { [blue]: 'congo:wood=2,congo:dig=1' });
    expect([stock(match, blue), stock(match, green)]).toEqual([{ wood: 2, granite: 1 }, {}]);
    expect([fanatics(match, 'congo'), pieces(match, 'congo', blue), pieces(match, 'congo', green)]).toEqual([2, '3w', 'none']);
  });

  it('DIL-11.7 freed slaves who stand alone hold their space and harvest', () => {
    const match = world('round', (w) => w.put('congo', blue, '1W').put('congo', green, '2w'));
    move(match, 'congo', 'nile', 'warrior=1');
    endMoves(match);
    expect(match.waiting.map(({ seat }) => seat)).toEqual([green]);
    reap(match, { [green]: 'congo:wood=1,congo:dig=1' });
    expect(stock(match, green)).toEqual({ wood: 1, granite: 1 });
  });

  it('DIL-11.10 DIL-21.6 the plan of whoever is silent: all to work, minerals first', () => {
    const match = world('harvest', (w) => w.put('andes', white, '3w').put('amazonia', white, '6w').mines('amazonia', 1));
    const question = match.question(white) as AllocateQuestion;
    expect(keyOf(question, question.suggest?.()[0] ?? [])).toBe('amazonia:wood=2,amazonia:dig=4,andes:wood=2,andes:dig=1');
    expect(ordered(match, white, { harvest: 'default' })).toBe('amazonia:wood=2,amazonia:dig=4,andes:wood=2,andes:dig=1');
    expect(ordered(match, white, {})).toBeNull();
  });
});

describe('trade', () => {
  it('DIL-12.1 DIL-12.3 DIL-12.12 only resources change hands, by six commands that all can see', () => {
    const match = world('trade', (w) => w.stock(white, { marble: 2 }).stock(yellow, { gold: 2 }));
    expect(keys(match)).toEqual(['offer-2', 'offer-3', 'offer-4', 'offer-all', 'wait', 'pass']);
    script(match, 'trade=offer-2', 'offerGive=marble=1', 'offerTake=gold=1');
    expect(match.game.view(match, green).offers).toEqual([
      { id: 1, from: white, to: yellow, give: [0, 0, 0, 0, 1, 0], take: [0, 1, 0, 0, 0, 0], declined: [0, 0, 0, 0] },
    ]);
    expect(keys(match)).toContain('withdraw-1');
    script(match, 'trade=wait');
    expect(keys(match)).toEqual(expect.arrayContaining(['accept-1', 'decline-1', 'counter-1']));
    script(match, 'trade=decline-1');
    expect(match.s.offers).toEqual([]);
  });

  it('DIL-12.2 an offer of nothing for nothing is refused', () => {
    const match = world('trade', (w) => w.stock(white, { marble: 1 }).stock(yellow, { gold: 2 }));
    script(match, 'trade=offer-2', 'offerGive=none');
    expect(keys(match)).toEqual(['gold=1', 'gold=2']);
  });

  it('DIL-12.2 an exchange that suggests itself is proposed with its reason, and fills in the offer', () => {
    const match = world('trade', (w) => w.stock(white, { gold: 3, wood: 1 }).stock(green, { bronze: 5 }).stock(yellow, { gold: 4 }));
    const offers = match.questionDto(white)?.options.filter(({ key }) => key.startsWith('offer-')) ?? [];
    const proposed = offers.flatMap(({ preview }) => preview?.changes ?? []);
    expect(proposed.map(({ args }) => args)).toEqual([
      {
        seat: `seat:${green}`,
        give: { 'goods:gold': 1 },
        take: { 'goods:bronze': 1 },
        held: { 'goods:bronze': 5 },
        own: {},
        what: 'goods:gold',
        lacks: true,
      },
    ]);
    script(match, `trade=offer-${green + 1}`);
    expect(match.questionDto(white)?.suggest).toEqual(['gold=1']);
    script(match, 'offerGive=gold=1');
    expect(match.questionDto(white)?.suggest).toEqual(['bronze=1']);
  });

  it('DIL-12.4 nobody offers what they do not own', () => {
    const match = world('trade', (w) => w.stock(white, { marble: 2 }).stock(yellow, { gold: 1 }));
    script(match, 'trade=offer-2');
    expect(keys(match)).toEqual(['none', 'marble=1', 'marble=2']);
  });

  it('DIL-12.6 a new offer to the same player replaces the old one', () => {
    const match = world('trade', (w) => w.stock(white, { marble: 2 }).stock(yellow, { gold: 1 }));
    script(match, 'trade=offer-2', 'offerGive=marble=1', 'offerTake=gold=1', 'trade=offer-2', 'offerGive=marble=2', 'offerTake=gold=1');
    expect(match.s.offers.map(({ id, give }) => [id, give[4]])).toEqual([[2, 2]]);
    script(match, 'trade=withdraw-2');
    expect(match.s.offers).toEqual([]);
  });

  it('DIL-12.10 the floor goes round, and trade ends when all who are left wait for each other', () => {
    const match = world('trade', (w) => w.put('andes', white, '1w').stock(white, { marble: 1 }));
    script(match, 'trade=wait', 'trade=wait', 'trade=pass', 'trade=wait', 'trade=wait', 'trade=wait');
    expect(match.s.phase).not.toBe('trade');
    const away = world('trade', (w) => w.stock(white, { marble: 1 }));
    expect(ordered(away, onlyQuestion(away).seat, { trade: 'done' })).toBe('pass');
  });

  it('DIL-12.9 offers are bounded, by far more than people make or by the option', () => {
    const offered = (count: number, options: Options) => {
      const match = world('trade', (w) => w.stock(white, { marble: 2 }), options);
      for (let made = 0; made < count; made++) script(match, 'trade=offer-2', 'offerGive=marble=1');
      return why(match, 'offer-3');
    };
    expect([offered(4, { offersPerTradePhase: 4 }), offered(4, {}), offered(29, {}), offered(30, {})]).toEqual([
      'DIL-12.9',
      undefined,
      undefined,
      'DIL-12.9',
    ]);
  });

  it('DIL-12.8 DIL-12.14 whoever is done declines, and what is still open lapses: the log says which offer', () => {
    const match = world('trade', (w) => w.stock(white, { marble: 2 }).stock(yellow, { gold: 1 }));
    script(match, 'trade=offer-2', 'offerGive=marble=1', 'offerTake=gold=1', 'trade=offer-all', 'offerGive=marble=2', 'offerTake=none');
    script(match, 'trade=wait', 'trade=pass', 'trade=wait', 'trade=wait', 'trade=wait');
    const told = match.log.filter(({ event }) => event === 'turnedDown' || event === 'ranOut').map(({ event, args }) => [event, args.give]);
    expect(told).toEqual([
      ['turnedDown', { 'goods:marble': 1 }],
      ['turnedDown', { 'goods:marble': 2 }],
      ['ranOut', { 'goods:marble': 2 }],
    ]);
  });

  it('DIL-12.11 an offer to everybody reaches only linked players', () => {
    const match = world(
      'trade',
      (w) =>
        w
          .put('steppe', yellow, '1w')
          .put('persia', blue, '1w')
          .put('siberia', green, '1w')
          .put('andes', white, '1w')
          .stock(yellow, { gold: 2 }),
      { tradeReach: 'linked' },
    );
    expect(asked(match)).toBe(`${yellow}:trade`);
    expect(why(match, 'offer-1')).toBe('DIL-12.11');
    script(match, 'trade=offer-all', 'offerGive=gold=1', 'trade=pass');
    expect(match.s.trading).toEqual([0, 0, 1, 1]);
    expect(keys(match)).toContain('accept-1');
  });

  it('DIL-12.14 copper is no resource of the basic game', () => {
    const basic = world('trade', (w) => w.stock(white, { marble: 2, copper: 1 }).stock(yellow, { copper: 1 }));
    script(basic, 'trade=offer-2');
    expect((onlyQuestion(basic) as AllocateQuestion).options).toHaveLength(5);
    const advanced = world('trade', (w) => w.stock(white, { copper: 2 }), ADVANCED);
    script(advanced, 'trade=offer-2');
    expect(keys(advanced)).toContain('copper=1');
  });
});

describe('construction', () => {
  it('DIL-13.1 each builds as much as they can pay, in turn order', () => {
    const match = world('construction', (w) =>
      w.put('andes', white, '1w').put('persia', yellow, '1w').stock(white, { marble: 20 }).stock(yellow, { gold: 10 }),
    );
    script(match, 'build=mine', 'build=mine');
    expect(match.s.mines[at('andes')]).toBe(2);
    expect(asked(match)).toBe(`${yellow}:build`);
  });

  it('DIL-13.3 DIL-13.10 one row pays alone, and the builder chooses which', () => {
    const match = world('construction', (w) => w.put('persia', yellow, '1w').stock(yellow, { wood: 4, gold: 4, bronze: 2 }));
    script(match, 'build=mine');
    expect(keys(match)).toEqual(['wood-gold', 'wood-gold-bronze']);
    script(match, 'pay=wood-gold');
    expect(stock(match, yellow)).toEqual({ bronze: 2 });
    const five = world('construction', (w) =>
      w.put('persia', yellow, '1w').stock(yellow, { wood: 1, gold: 1, bronze: 1, granite: 1, marble: 1 }),
    );
    script(five, 'build=mine');
    expect(keys(five)).toHaveLength(5);
  });

  it('DIL-13.4 only where one rules', () => {
    const match = world('construction', (w) =>
      w
        .put('persia', yellow, '1w')
        .put('india', yellow, '1w')
        .put('india', blue, '1W')
        .put('steppe', yellow, '1w')
        .stock(yellow, { gold: 10 }),
    );
    script(match, 'build=mine');
    expect(keys(match).sort()).toEqual(['persia', 'steppe']);
    const homeless = world('construction', (w) => w.put('persia', blue, '1w').stock(yellow, { gold: 10 }));
    expect(asked(homeless)).not.toContain('build');
  });

  it('DIL-13.5 at most three mines in a space', () => {
    const match = world('construction', (w) => w.put('persia', yellow, '1w').mines('persia', 3).stock(yellow, { gold: 10 }));
    expect(keys(match)).not.toContain('mine');
    expect(why(match, 'mine')).toBe('DIL-13.5');
  });

  it('DIL-13.5 DIL-13.6 DIL-19.6 DIL-19.8 DIL-19.9 a full space is refused by the rule that limits it', () => {
    const goods = { wood: 10, gold: 1, bronze: 1, granite: 1, marble: 1, copper: 1 };
    const match = world(
      'construction',
      (w) => {
        w.put('persia', yellow, '1w').mines('persia', 3).stock(yellow, goods);
        for (const what of ['dolmen', 'monument', 'wonder'] as const) w.built(what, 'persia', blue);
        for (const what of ['port', 'barracks', 'granary'] as const) w.serves(what, 'persia');
      },
      ADVANCED,
    );
    const refused = ['mine', 'dolmen', 'monument', 'wonder', 'port', 'barracks', 'granary'].map((what) => why(match, what));
    expect(refused).toEqual(['DIL-13.5', 'DIL-13.6', 'DIL-19.6', 'DIL-19.8', 'DIL-19.9', 'DIL-19.9', 'DIL-19.9']);
  });

  it('DIL-13.5 DIL-19.4 where something can be built, the other spaces say why not', () => {
    const mines = world('construction', (w) =>
      w.put('persia', yellow, '1w').put('steppe', yellow, '1w').put('india', yellow, '1w').mines('persia', 3).stock(yellow, { gold: 10 }),
    );
    script(mines, 'build=mine');
    expect([keys(mines), why(mines, 'persia')]).toEqual([['steppe', 'india'], 'DIL-13.5']);
    const ports = world(
      'construction',
      (w) =>
        w
          .put('persia', yellow, '1w')
          .put('steppe', yellow, '1w')
          .put('india', yellow, '1w')
          .put('siberia', yellow, '1w')
          .serves('port', 'persia')
          .stock(yellow, { gold: 10 }),
      ADVANCED,
    );
    script(ports, 'build=port');
    expect([why(ports, 'persia'), why(ports, 'steppe')]).toEqual(['DIL-19.9', 'DIL-19.4']);
  });

  it('DIL-13.8 DIL-19.4 a ship wants a coast and its price, which a port lowers', () => {
    const price = (wood: number, port: boolean, from: string): unknown => {
      const match = world(
        'construction',
        (w) => {
          w.put(from, white, '1w').stock(white, { wood, marble: 10 });
          if (port) w.serves('port', from);
        },
        ADVANCED,
      );
      return match.questionDto(white)?.blocked.find(({ key }) => key === 'ship')?.why.text;
    };
    expect(price(4, false, 'great-plains')).toEqual({ id: 'why.noCoast' });
    expect(price(3, false, 'andes')).toEqual({ id: 'why.shipPrice', args: { wood: 4, own: 3 } });
    expect(price(1, true, 'andes')).toEqual({ id: 'why.shipPrice', args: { wood: 2, own: 1 } });
    expect(price(2, true, 'andes')).toBeUndefined();
  });

  it('DIL-13.7 no more warriors than the limit', () => {
    const match = world('construction', (w) => w.put('persia', yellow, '5W1w').stock(yellow, { gold: 10 }));
    expect(why(match, 'warrior')).toBe('DIL-13.7');
    const fewer = world('construction', (w) => {
      w.put('persia', yellow, '3W1w').stock(yellow, { gold: 10 }).s.goneWarriors[yellow] = 2;
    });
    expect(why(fewer, 'warrior')).toBe('DIL-13.7');
  });

  it('DIL-13.9 new pieces act from the next round, and drowned land takes ships', () => {
    const match = world('construction', (w) => {
      w.put('cathay', yellow, '1w').stock(yellow, { wood: 14 }).s.fate[at('sunda')] = DROWNED;
    });
    script(match, 'build=ship', 'launchWhere=sunda');
    expect(shipsIn(match, 'sunda')).toEqual([yellow, 1]);
    idleUntil(match, 'movement');
    expect(keys(match)).toContain('sunda');
  });
});

describe('growth', () => {
  it('DIL-14.1 DIL-14.2 all births are worked out first, and warriors beget nothing', () => {
    const match = world('growth', (w) =>
      w.put('persia', yellow, '4W3w').put('india', yellow, '1w').put('congo', blue, '1w').put('congo', green, '1w'),
    );
    expect([pieces(match, 'persia', yellow), pieces(match, 'india', yellow), pieces(match, 'congo', blue)]).toEqual(['4W4w', '1w', '1w']);
  });

  it('DIL-14.3 DIL-10.2 fanatics breed among themselves', () => {
    const match = world('growth', (w) => w.put('persia', yellow, '5w').fanatics('persia', 5));
    expect([pieces(match, 'persia', yellow), fanatics(match, 'persia')]).toEqual(['7w', 7]);
  });

  it('DIL-14.4 large families first, then map order, each in full', () => {
    const match = world('growth', (w) => w.put('andes', white, '8w').put('laurentia', white, '8w').put('amazonia', white, '10w'), {
      workerSupply: 40,
    });
    expect(['amazonia', 'andes', 'laurentia'].map((id) => pieces(match, id, white))).toEqual(['15w', '12w', '12w']);
    const short = world('growth', (w) => w.put('andes', white, '8w').put('laurentia', white, '8w').put('amazonia', white, '10w'));
    expect(['amazonia', 'andes', 'laurentia'].map((id) => pieces(short, id, white))).toEqual(['14w', '8w', '8w']);
    const even = world('growth', (w) => w.put('andes', white, '9w').put('laurentia', white, '9w').put('congo', blue, '1w'), {
      workerSupply: 20,
    });
    expect(['laurentia', 'andes'].map((id) => pieces(even, id, white))).toEqual(['11w', '9w']);
  });

  it('DIL-14.5 a lost forest does not grow back', () => {
    const match = world('growth', (w) => w.put('persia', yellow, '1w').trees('india', 2).lost('india').trees('siberia', 2));
    expect([trees(match, 'india'), trees(match, 'siberia')]).toEqual([2, 3]);
  });
});

describe('the waters and the end', () => {
  it('DIL-15.7 ships beside a drowning space stay where they are', () => {
    const match = world('waters', (w) =>
      w.ships('canary', blue, 2).put('steppe', yellow, '1w').bare(5, 'steppe', 'mu', 'easter', 'atlantis', 'antarctica'),
    );
    expect([match.s.rises, shipsIn(match, 'canary')]).toEqual([1, [blue, 2]]);
  });

  it('DIL-16.1 players flee in turn order', () => {
    const match = world('waters', (w) => {
      w.put('amazonia', white, '2w')
        .put('bassiana', green, '2w')
        .put('agulhas', blue, '2w')
        .bare(8, 'andes', 'mesoamerica', 'amazonia', 'bassiana', 'agulhas');
      w.s.first = green;
      w.s.rises = 1;
    });
    script(match, 'flee=worker:mesoamerica=1,worker:andes=1');
    const fled = match.log.filter(({ event }) => event === 'fled').map(({ args }) => args.seat);
    expect(fled).toEqual([`seat:${green}`, `seat:${white}`, `seat:${white}`, `seat:${blue}`]);
  });

  it('DIL-17.8 DIL-1.1 only legacy counts: the rest of what one owns scores nothing', () => {
    const match = world(
      'end',
      (w) => {
        w.put('persia', yellow, '9w').put('congo', blue, '1w').stock(yellow, { gold: 50 }).built('dolmen', 'horn', blue);
        w.s.round = 12;
      },
      TWELVE_ROUNDS,
    );
    expect([score(match, yellow), score(match, blue)]).toEqual([{}, { dolmens: 2 }]);
    expect(match.result?.scores[blue]?.rank).toBe(1);
  });

  it('DIL-1.3 DIL-1.6 the game also ends without workers, and at the chosen round', () => {
    const warriors = world('end', (w) => w.ships('canary', blue).put('congo', blue, '3W'));
    expect(warriors.result?.how).toBe('extinct');
    expect(world('end', (w) => w.put('congo', blue, '1W').put('congo', green, '1w')).over).toBe(false);
    const short = world(
      'end',
      (w) => {
        w.put('persia', yellow, '1w').s.round = 8;
      },
      { roundLimit: 8 },
    );
    expect(short.result?.how).toBe('lastRound');
  });
});

describe('the advanced game', () => {
  it('DIL-19.1 DIL-19.6 copper comes only from spaces with a monument', () => {
    const match = world(
      'harvest',
      (w) => w.put('andes', white, '1w').put('amazonia', white, '1w').built('monument', 'andes', white),
      ADVANCED,
    );
    reap(match, { [white]: 'amazonia:dig=1,andes:dig=1' });
    expect(stock(match, white)).toEqual({ marble: 1, copper: 1 });
  });

  it('DIL-19.2 DIL-19.3 the second construction of five kinds may differ, or be given up', () => {
    const goods = { wood: 1, gold: 1, bronze: 1, granite: 1, marble: 1 };
    const match = world('construction', (w) => w.put('andes', white, '1w').put('amazonia', white, '1w').stock(white, goods), ADVANCED);
    script(match, 'build=granary', 'buildWhere=andes', 'pay=wood-gold-bronze-granite-marble');
    expect(keys(match)).not.toContain('wonder');
    expect(keys(match)).not.toContain('ship');
    script(match, 'buildSecond=port', 'secondWhere=amazonia');
    expect([match.s.granary[at('andes')], match.s.port[at('amazonia')]]).toEqual([1, 1]);
    const modest = world('construction', (w) => w.put('andes', white, '1w').stock(white, goods), ADVANCED);
    script(modest, 'build=mine', 'pay=wood-gold-bronze-granite-marble', 'buildSecond=pass');
    expect([modest.s.mines[at('andes')], stock(modest, white)]).toEqual([1, {}]);
  });

  it('DIL-19.4 a port needs a coast', () => {
    const match = world('construction', (w) => w.put('great-plains', white, '1w').stock(white, { marble: 10 }), ADVANCED);
    expect(why(match, 'port')).toBe('DIL-19.4');
    const foreign = world(
      'construction',
      (w) => w.put('persia', yellow, '1w').serves('port', 'nile').put('nile', blue, '1w').stock(yellow, { wood: 2 }),
      ADVANCED,
    );
    expect(asked(foreign)).not.toContain('build');
  });

  it('DIL-19.8 DIL-19.9 one of each in a space, and a wonder beside a dolmen and a monument', () => {
    const six = { wood: 1, gold: 1, bronze: 1, granite: 1, marble: 11, copper: 1 };
    const match = world(
      'construction',
      (w) =>
        w
          .put('andes', white, '1w')
          .built('dolmen', 'andes', white)
          .built('monument', 'andes', white)
          .serves('port', 'andes')
          .serves('barracks', 'andes')
          .serves('granary', 'andes')
          .stock(white, six),
      ADVANCED,
    );
    for (const what of ['dolmen', 'monument', 'port', 'barracks', 'granary']) expect(keys(match)).not.toContain(what);
    script(match, 'build=wonder');
    expect(match.s.wonder[at('andes')]).toBe(white);
    expect(keys(match)).not.toContain('wonder');
    expect(match.game.view(match, null)).toMatchObject({ legacy: [8, 0, 0, 0] });
  });

  it('DIL-19.5 DIL-21.1 the pair of a barracks stops at the limit', () => {
    const match = world(
      'construction',
      (w) => w.put('andes', white, '4W1w').serves('barracks', 'andes').stock(white, { marble: 14, wood: 4 }),
      ADVANCED,
    );
    script(match, 'build=warrior', 'pay=marble');
    expect(pieces(match, 'andes', white)).toBe('5W1w');
  });
});
