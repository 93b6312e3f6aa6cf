/** What bots have learnt, course by course; docs/taught.md says from what, and how well it does. */
export const taught = {
  '2': () => import('./2.json', { with: { type: 'json' } }),
  '3': () => import('./3.json', { with: { type: 'json' } }),
  '4': () => import('./4.json', { with: { type: 'json' } }),
};
