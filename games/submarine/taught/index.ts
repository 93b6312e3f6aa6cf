/** What bots have learnt, course by course; docs/taught.md says from what, and how well it does. */
export const taught = {};
