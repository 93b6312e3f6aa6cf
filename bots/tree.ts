/**
 * The tree of a search under hidden information. A node stands for everything that looks the same to the observer,
 * so it is shared by many worlds, and in each world only some of its edges can be walked.
 */
import { below, type Game, type Rng, type Seat, type Stateful } from '@fathom/kernel';
import { type Edge, Edges, grown, NOWHERE } from './edges.ts';
import { Pairs } from './pairs.ts';
import { writePriors } from './priors.ts';
import type { Spread } from './spread.ts';

export type Node = number;

/** How much an unproven but promising move is preferred to one with a good record, as a part of the spread of the rewards. */
const EXPLORATION = 1;
/** What an untried move is expected to be worth below the average of its node, as a part of the spread of the rewards. */
const URGENCY = 0.05;
const MAX_SEATS = 16;

/** Edges of the moves that were offered last, and how promising those of a new node look. */
const reach: Edge[] = [];
const promises: number[] = [];

export class Tree {
  readonly edges = new Edges();
  #observer: Seat = 0;
  #nodes = 0;
  /** Slots of a node: the moves of the first world that came by, in its order. In most others they are the same. */
  #first = new Int32Array(1024);
  #count = new Int32Array(1024);
  #slots = 0;
  #keys = new Float64Array(4096);
  #slotEdges = new Int32Array(4096);
  /** All slots of a node by actor and key of the move, once a world offered others: then it is listed. */
  readonly #byKey = new Pairs();
  #listed = new Int32Array(1024);
  /** Edges of others by what the observer sees of the move. Moves that look alike share one. */
  readonly #shown = new Map<string, Edge>();
  /** What follows when somebody chooses at the same time as the one whose edge led to a node. */
  readonly #joint = new Pairs();

  /** Forgets everything and makes a root. */
  start(observer: Seat): Node {
    this.#observer = observer;
    this.edges.clear();
    this.#nodes = 0;
    this.#slots = 0;
    this.#byKey.clear();
    this.#shown.clear();
    this.#joint.clear();
    return this.#addNode();
  }

  /** Where an edge leads. */
  after(edge: Edge): Node {
    const { ends } = this.edges;
    if (ends[edge] === NOWHERE) ends[edge] = this.#addNode();
    return ends[edge];
  }

  /** Where a choice leads that was made beside another one, without knowing it. */
  besides(node: Node, edge: Edge): Node {
    const known = this.#joint.get(node, edge);
    if (known !== NOWHERE) return known;
    const next = this.#addNode();
    this.#joint.set(node, edge, next);
    return next;
  }

  /** The edge of a move at a node where every world offers the same. */
  edgeOf<S extends Stateful, M>(game: Game<S, M>, node: Node, actor: Seat, move: M): Edge | undefined {
    const slot = this.#find(node, edgeKey(game, actor, move));
    return slot === NOWHERE ? undefined : this.#slotEdges[slot];
  }

  /** The edge of the move that was selected last, by its index. */
  edgeAt(index: number): Edge {
    return reach[index];
  }

  /** How often worlds have passed through a node. */
  walks(node: Node): number {
    let sum = 0;
    for (let i = 0; i < this.#count[node]; i++)
      sum += this.edges.visits[this.#slotEdges[this.#first[node] + i]];
    return sum;
  }

  /** How often the first and the second most walked edge of a node were. */
  leaders(node: Node): readonly [number, number] {
    let first = 0;
    let second = 0;
    for (let i = 0; i < this.#count[node]; i++) {
      const visits = this.edges.visits[this.#slotEdges[this.#first[node] + i]];
      if (visits > first) {
        second = first;
        first = visits;
      } else if (visits > second) second = visits;
    }
    return [first, second];
  }

  /** Index of the move to look into next: the best sum of record, prior and neglect among those that are legal in this world. */
  select<S extends Stateful, M>(
    game: Game<S, M>,
    node: Node,
    s: S,
    actor: Seat,
    moves: readonly M[],
    iteration: number,
    spread: Spread,
    rng: Rng,
  ): number {
    this.#offer(game, node, s, actor, moves);
    const { visits, available, totals, priors, seen } = this.edges;
    let promise = 0;
    let count = 0;
    let total = 0;
    for (let i = 0; i < moves.length; i++) {
      const edge = reach[i];
      if (seen[edge] === iteration) continue;
      seen[edge] = iteration;
      available[edge]++;
      promise += priors[edge];
      count += visits[edge];
      total += totals[edge];
    }
    const width = spread.of(actor);
    const untried = count > 0 ? total / count - URGENCY * width : 0;
    const exploration = (EXPLORATION * width) / promise;
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    let alike = 1;
    for (let i = 0; i < moves.length; i++) {
      const edge = reach[i];
      if (i > 0 && edge === reach[best]) {
        // Which of the moves that look alike is played in this world is left to chance.
        if (below(rng, ++alike) === 0) best = i;
        continue;
      }
      const walked = visits[edge];
      const record = walked > 0 ? totals[edge] / walked : untried;
      const score = record + (exploration * priors[edge] * Math.sqrt(available[edge])) / (1 + walked);
      if (score > bestScore) {
        bestScore = score;
        best = i;
        alike = 1;
      }
    }
    return best;
  }

  #addNode(): Node {
    const node = this.#nodes++;
    if (node === this.#first.length) {
      this.#first = grown(this.#first);
      this.#count = grown(this.#count);
      this.#listed = grown(this.#listed);
    }
    this.#count[node] = 0;
    this.#listed[node] = 0;
    return node;
  }

  /** Finds or makes the edges of moves. */
  #offer<S extends Stateful, M>(game: Game<S, M>, node: Node, s: S, actor: Seat, moves: readonly M[]): void {
    if (this.#count[node] === 0) return this.#open(game, node, s, actor, moves);
    let next = this.#first[node];
    const end = next + this.#count[node];
    for (let i = 0; i < moves.length; i++) {
      const key = edgeKey(game, actor, moves[i]);
      let slot = next;
      if (next >= end || this.#keys[next] !== key) {
        slot = this.#find(node, key);
        if (slot === NOWHERE) {
          const edge = this.#make(game, node, s, actor, moves[i], game.prior(s, actor, moves[i]));
          slot = this.#addSlot(key, edge);
          this.#byKey.set(node, key, slot);
        }
      }
      reach[i] = this.#slotEdges[slot];
      // What this world lacks is skipped: the move after the one found is the likeliest to come next.
      if (slot < end) next = slot + 1;
    }
  }

  /** Makes the edges of the first moves of a node. */
  #open<S extends Stateful, M>(game: Game<S, M>, node: Node, s: S, actor: Seat, moves: readonly M[]): void {
    writePriors(game, s, actor, moves, promises);
    this.#first[node] = this.#slots;
    this.#count[node] = moves.length;
    for (let i = 0; i < moves.length; i++) {
      reach[i] = this.#make(game, node, s, actor, moves[i], promises[i]);
      this.#addSlot(edgeKey(game, actor, moves[i]), reach[i]);
    }
  }

  #addSlot(key: number, edge: Edge): number {
    const slot = this.#slots++;
    if (slot === this.#keys.length) {
      this.#keys = grown(this.#keys);
      this.#slotEdges = grown(this.#slotEdges);
    }
    this.#keys[slot] = key;
    this.#slotEdges[slot] = edge;
    return slot;
  }

  #find(node: Node, key: number): number {
    if (this.#listed[node] === 0) {
      this.#listed[node] = 1;
      const first = this.#first[node];
      for (let i = first; i < first + this.#count[node]; i++) this.#byKey.set(node, this.#keys[i], i);
    }
    return this.#byKey.get(node, key);
  }

  /**
   * Moves are secrets too: what others do is keyed by what the observer gets to see of it. Within one node the
   * redacted text of a move depends on its key alone, so it is only asked for once.
   */
  #make<S extends Stateful, M>(
    game: Game<S, M>,
    node: Node,
    s: S,
    actor: Seat,
    move: M,
    prior: number,
  ): Edge {
    if (actor === this.#observer || game.conceals?.(move) === false) return this.edges.add(prior);
    const text = `${node}/${actor}:${game.redact(s, actor, move, this.#observer)}`;
    const edge = this.#shown.get(text) ?? this.edges.add(prior);
    this.#shown.set(text, edge);
    return edge;
  }
}

function edgeKey<S extends Stateful, M>(game: Game<S, M>, actor: Seat, move: M): number {
  return game.key(move) * MAX_SEATS + actor;
}
