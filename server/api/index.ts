import { adminRoutes } from './admin.ts';
import { challengeRoutes } from './challenge.ts';
import { talkRoutes } from './chat.ts';
import { comfortRoutes } from './comfort.ts';
import { gameRoutes } from './games.ts';
import { identityRoutes } from './identity.ts';
import { ladderRoutes } from './ladder.ts';
import { noticeRoutes } from './notices.ts';
import { playRoutes } from './play.ts';
import { playerRoutes } from './players.ts';
import { ratingRoutes } from './ratings.ts';
import { recoveryRoutes } from './recovery.ts';
import type { Call } from './route.ts';
import { orderRoutes, safetyRoutes } from './safety.ts';
import { seekRoutes } from './seeking.ts';
import { seriesRoutes } from './series.ts';
import { tableRoutes } from './tables.ts';

export type { Overview, Report } from './admin.ts';
export type { ChallengeDto, ChallengeEntry, ChallengeResults, ChallengeTry } from './challenge.ts';
export type { ChatMessage, ChatRoom, Presence } from './chat.ts';
export type { Vacation } from './comfort.ts';
export type { Done, FailureCode, LanguageCode } from './common.ts';
export { Failure, failureCodes } from './common.ts';
export type { BotLevel, GameInfo, Pack } from './games.ts';
export type { Me, Person, Preferences, Session, Token } from './identity.ts';
export type { EngineStanding, LadderDto } from './ladder.ts';
export type { LivePath } from './live.ts';
export { FromClient, FromServer } from './live.ts';
export type { Notice, NoticeSettings, NoticeState, WebhookFormat } from './notices.ts';
export type { EnteredDto, MatchChanges, MatchUpdate, ProposalDto } from './play.ts';
export type { PlayedTable, PlayerPage, PlayerRecord } from './players.ts';
export type { Laurel, Leaderboard, RankedPlayer, RatedPace, SeasonDto, Uncounted } from './ratings.ts';
export type { Access, Call, Route } from './route.ts';
export type { AuditEntry, Complaint, ComplaintReason, Distance, HouseRules, Invitation, KeptAway } from './safety.ts';
export type { SeekState, SeekWish } from './seeking.ts';
export type { SeriesDto } from './series.ts';
export type { EndingDto, NewTable, PaceDto, SeatInfo, SeatPlan, TableDto, TableList } from './tables.ts';

/** Every route of the API, by method and path. The server registers exactly these; OpenAPI, access checks and tests come from here. */
export const routes = {
  ...gameRoutes,
  ...identityRoutes,
  ...tableRoutes,
  ...playRoutes,
  ...talkRoutes,
  ...noticeRoutes,
  ...ratingRoutes,
  ...playerRoutes,
  ...recoveryRoutes,
  ...ladderRoutes,
  ...adminRoutes,
  ...challengeRoutes,
  ...seekRoutes,
  ...seriesRoutes,
  ...safetyRoutes,
  ...orderRoutes,
  ...comfortRoutes,
} as const;

/** The name of a route: its method and path. */
export type RouteName = keyof typeof routes;

/**
 * The types of every route, for clients: `Api['POST /api/tables']['body']`. A client needs nothing of this file at run time, since
 * the name of a route holds its method and path.
 */
export type Api = { readonly [Name in RouteName]: Call<(typeof routes)[Name]> };
