/** Games of bots of this folder, to be played again by others: `record.ts <game> <seats>`; prints JSON. */
import { defaultsOf, ROOT, rulesIn } from './folder.ts';
import { COMPARED, OLD_RNG, recordGames, writtenGames } from './recording.ts';

const [id, seats] = process.argv.slice(2);
const game = await rulesIn(ROOT, id);
const recordings = recordGames(game, Number(seats), defaultsOf(game), COMPARED, OLD_RNG);
console.log(JSON.stringify(writtenGames(game, recordings)));
