/**
 * Everything that crosses the wire. A table and its match have one id. The web imports the types only.
 *
 * Who asks: a seat sends its token as `Authorization: Bearer <token>`; whoever only has the invite of a private
 * table sends it as `Fathom-Invite: <code>`. On a socket both travel in the first message, never in the address.
 * The link to a table is `/t/<id>`, of a private one `/t/<id>#<invite>`: a browser keeps what follows the `#` to itself.
 *
 *   GET  /api/games                                              → GameList
 *   GET  /api/games/:game/language                               → Language       of the kernel
 *   GET  /api/tables            ListTables as query              → TableList
 *   POST /api/tables            CreateTable                      → 201 Seated
 *   GET  /api/tables/:id                                         → TableAnswer
 *   POST /api/tables/:id/join   Join                             → 201 Seated
 *   POST /api/tables/:id/leave  (no body)                        → TableAnswer    a bot takes over if play has begun
 *   POST /api/tables/:id/return (no body)                        → TableAnswer    takes the own seat back from the bot
 *   PUT  /api/tables/:id/seats/:seat  SetSeat, host              → TableAnswer
 *   POST /api/tables/:id/start  Start, host                      → TableAnswer
 *   POST /api/tables/:id/invite (no body), host                  → TableAnswer    a new invite; the old one is void
 *   PUT  /api/tables/:id/watching  SetWatching, host             → TableAnswer
 *   GET  /api/tables/:id/me                                      → PersonalData   all that is stored of the asker
 *   DELETE /api/tables/:id/me                                    → TableAnswer    name and chat go, moves stay
 *   POST /api/tables/:id/chat   Say                              → 201 ChatEntry
 *   DELETE /api/tables/:id/spectators/:spectator  host           → TableAnswer    somebody who looks on has to go
 *   GET  /api/matches/:id       LookAtMatch as query             → MatchAnswer
 *   GET  /api/matches/:id/sights AskSights as query              → SightList      what the viewer saw, move by move
 *   POST /api/matches/:id/moves SendMove                         → Accepted | 409 stale | 422 refused
 *   POST /api/matches/:id/undo  SendUndo                         → Accepted | 409 stale | 409 nothing_to_undo
 *   GET  /api/matches/:id/record                                 → RecordAnswer | 403 match_running
 *   PUT  /api/tables/:id/ready  Ready                            → TableAnswer    before the match
 *   GET  /api/tables/:id/series                                  → Series
 *   POST /api/tables/:id/propose  Propose                        → TableAnswer    asks the others
 *   POST /api/tables/:id/vote   Vote                             → TableAnswer
 *   POST /api/tables/:id/remind Remind                           → TableAnswer    somebody who is late
 *   POST /api/tables/:id/order  Reorder, host                    → TableAnswer    seats in another order
 *   POST /api/tables/:id/rematch (no body)                       → 201 Seated
 *   POST /api/tables/:id/invitations  Invite                     → TableAnswer
 *   GET, PUT /api/tables/:id/notes  Notes                        → Notes          for the own eyes only
 *   GET  /api/games/:game/statistics                             → Statistics
 *
 * A device shows its key as `Authorization: Bearer <key>`, 32 random bytes in base64url; no seat needs it.
 *
 *   GET, POST (Meet), PUT (ChangePerson), DELETE /api/person     → PersonAnswer
 *   POST /api/person/restore, /take (TakeTransfer), /return (UsePasskey) → PersonAnswer
 *   POST /api/person/transfer                                    → Transfer
 *   GET  /api/person/tables → OwnTables, /results → Outcomes, /export → a file
 *   POST /api/person/seats (LinkSeats), /channels (AddChannel), /channels/:id/test → Tested
 *
 *   WS   /api/matches/:id/stream   StreamRequest ⇄ StreamMessage
 *   WS   /api/lobby/stream         LobbyMessage
 */
export * from './protocol/failures.ts';
export * from './protocol/matches.ts';
export * from './protocol/people.ts';
export * from './protocol/streams.ts';
export * from './protocol/tables.ts';
