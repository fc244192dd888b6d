/**
 * Letters that look like others: for each letter or sign, those that are taken for it. A selection for Latin, Greek, Cyrillic and
 * Armenian letters, digits and signs that names are written with.
 *
 * Source: Unicode Technical Standard #39, "Unicode Security Mechanisms", section 4, and its data file confusables.txt
 * (https://www.unicode.org/Public/security/latest/confusables.txt), whose mappings these follow. Letters that NFKC makes the same
 * already, such as wide or mathematical ones, are left out.
 */
const TAKEN_FOR: { readonly [seen: string]: string } = {
  a: 'ɑαа⍺',
  A: 'ΑАᴀ',
  b: 'ƄЬ',
  B: 'ΒВ',
  c: 'ϲсᴄ',
  C: 'ϹС',
  d: 'ԁ',
  e: 'еҽ',
  E: 'ΕЕ',
  f: 'ք',
  F: 'Ϝ',
  g: 'ɡցƍ',
  G: 'Ԍ',
  h: 'һհ',
  H: 'ΗН',
  i: 'ıɩɪιіӏͺ',
  j: 'ϳј',
  J: 'ͿЈ',
  K: 'ΚК',
  l: 'I1|ǀƖΙІӀ',
  M: 'ΜМϺ',
  n: 'ոռ',
  N: 'Ν',
  o: 'οоσօᴏ',
  O: '0ΟОՕ',
  p: 'ρрϱ',
  P: 'ΡР',
  q: 'ԛգզ',
  Q: 'Ԛ',
  r: 'гᴦ',
  R: 'Ʀ',
  s: 'ѕƽꜱ',
  S: 'ЅՏ',
  T: 'ΤТ',
  u: 'υʋսᴜ',
  U: 'Ս',
  v: 'νѵᴠ',
  V: 'Ѵ',
  w: 'ѡաԝɯᴡ',
  W: 'Ԝ',
  x: 'х×',
  X: 'ΧХ',
  y: 'уγүɣʏỿ',
  Y: 'ΥУҮ',
  z: 'ᴢ',
  Z: 'Ζ',
  rn: 'm',
  ae: 'æӕ',
  oe: 'œ',
  AE: 'ÆӔ',
  OE: 'Œ',
  '2': 'ƧϨ',
  '3': 'ЗƷӠȜ',
  '5': 'Ƽ',
  '6': 'б',
  '8': 'Ȣ',
  ß: 'β',
  "'": '’‘‛ʹʻʼʽ′`´',
  '-': '‐‑‒–−',
};

/** What each letter is taken for. */
export const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  Object.entries(TAKEN_FOR).flatMap(([seen, letters]) => [...letters].map((letter) => [letter, seen] as const)),
);
