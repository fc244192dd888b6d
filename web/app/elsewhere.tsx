import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { screen } from './screen.ts';

const Home = screen(async () => (await import('../screens/home.tsx')).HomeScreen);
const NewTable = screen(async () => (await import('../screens/new-table.tsx')).NewTableScreen);
const ResultScreen = screen(async () => (await import('../screens/result.tsx')).ResultScreen);
const ReplayScreen = screen(async () => (await import('../screens/replay-screen.tsx')).ReplayScreen);
const Replays = screen(async () => (await import('../screens/replays.tsx')).ReplaysScreen);
const Learn = screen(async () => (await import('../screens/learn.tsx')).LearnScreen);
const LearnGame = screen(async () => (await import('../screens/learn/game.tsx')).LearnGameScreen);
const Pictures = screen(async () => (await import('../screens/pictures.tsx')).PicturesScreen);
const SettingsScreen = screen(async () => (await import('../screens/settings-screen.tsx')).SettingsScreen);
const JoinScreen = screen(async () => (await import('../screens/join.tsx')).JoinScreen);
const Ladder = screen(async () => (await import('../screens/ladder/ladder.tsx')).LadderScreen);
const About = screen(async () => (await import('../screens/about.tsx')).AboutScreen);
const Leaderboard = screen(async () => (await import('../screens/people/leaderboard.tsx')).LeaderboardScreen);
const Hall = screen(async () => (await import('../screens/people/hall.tsx')).HallScreen);
const Player = screen(async () => (await import('../screens/people/player.tsx')).PlayerScreen);
const Account = screen(async () => (await import('../screens/account/account.tsx')).AccountScreen);
const Recover = screen(async () => (await import('../screens/account/recover.tsx')).RecoverScreen);
const Challenges = screen(async () => (await import('../screens/challenge/today.tsx')).ChallengesScreen);
const ChallengeOfDay = screen(async () => (await import('../screens/challenge/day.tsx')).ChallengeScreen);
const FindTable = screen(async () => (await import('../screens/find/find.tsx')).FindScreen);
const Series = screen(async () => (await import('../screens/series/series.tsx')).SeriesScreen);
const Admin = screen(async () => (await import('../screens/admin.tsx')).AdminScreen);
const AdminPart = screen(async () => (await import('../screens/admin/part.tsx')).AdminPartScreen);
const Comfort = screen(async () => (await import('../screens/comfort/comfort-screen.tsx')).ComfortScreen);
const KeptAway = screen(async () => (await import('../screens/safety/kept-away-screen.tsx')).KeptAwayScreen);
const Welcome = screen(async () => (await import('../screens/safety/welcome-screen.tsx')).WelcomeScreen);

/** All screens but a table, by their addresses. */
export const Elsewhere = (): ReactNode => (
  <Switch>
    <Route path="/result/:where/:id">{({ where, id }) => <ResultScreen key={id} where={where} id={id} />}</Route>
    <Route path="/replay/:where/:id">{({ where, id }) => <ReplayScreen key={id} where={where} id={id} />}</Route>
    <Route path="/replays" component={Replays} />
    <Route path="/new/:game?">{({ game }) => <NewTable game={game ?? null} />}</Route>
    <Route path="/join/:invite">{({ invite }) => <JoinScreen invite={invite} />}</Route>
    <Route path="/learn" component={Learn} />
    <Route path="/learn/:game">{({ game }) => <LearnGame key={game} game={game} />}</Route>
    <Route path="/learn/:game/pictures">{({ game }) => <Pictures key={game} game={game} />}</Route>
    <Route path="/series/:series">{({ series }) => <Series key={series} series={series} />}</Route>
    <Route path="/find" component={FindTable} />
    <Route path="/challenge" component={Challenges} />
    <Route path="/challenge/:day/:game">{({ day, game }) => <ChallengeOfDay key={`${day}/${game}`} day={day} game={game} />}</Route>
    <Route path="/settings" component={SettingsScreen} />
    <Route path="/about" component={About} />
    <Route path="/players" component={Leaderboard} />
    <Route path="/players/laurels" component={Hall} />
    <Route path="/player/:id">{({ id }) => <Player key={id} id={id} />}</Route>
    <Route path="/account" component={Account} />
    <Route path="/recover/:secret?">{({ secret }) => <Recover secret={secret ?? null} />}</Route>
    <Route path="/ladder/:game?">{({ game }) => <Ladder game={game ?? null} />}</Route>
    <Route path="/admin" component={Admin} />
    <Route path="/admin/:part">{({ part }) => <AdminPart part={part} />}</Route>
    <Route path="/comfort" component={Comfort} />
    <Route path="/kept-away" component={KeptAway} />
    <Route path="/welcome/:secret">{({ secret }) => <Welcome secret={secret} />}</Route>
    <Route>
      <Home />
    </Route>
  </Switch>
);
