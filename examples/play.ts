/** Three bots play Submarine, in Node or in a page. */
import { greedy } from '@fathom/bots';
import { submarine } from '@fathom/games';
import { seedRng } from '@fathom/kernel';

const { game } = await submarine.rules();
const state = game.setup(3, { cards: 'shuffled', idleVoyages: 3 }, seedRng('any text will do', 'play'));
const rng = seedRng('any text will do', 'bots');
for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
  const position = { seat, view: game.view(state, seat), moves: game.moves(state, seat) };
  game.play(state, seat, greedy(game, position, { iterations: 0, temperature: 0 }, rng));
}
console.log(JSON.stringify(game.result(state)));
