import type { ProductSet } from '#server/search/index/productSet.ts';

/** Sets of products, each of which is as good a hit. A product may stand in several. */
export interface ScoredHits {
  score: number;
  sets: readonly ProductSet[];
}

/** Scores of one term are below two to this power; what is above them tells the round. */
const SCORE_BITS = 7;
const SCORE = (1 << SCORE_BITS) - 1;
const ROUNDS = 0xffff >>> SCORE_BITS;

/**
 * A score per product, written for one term after the other. It is used again without being wiped: what was written in another round counts as
 * nothing.
 */
export class ScoreAccumulator {
  private marks = new Uint16Array(0);
  private round = 0;

  /** Begins anew and writes how good a hit each product is; the best hits come first. Others than the given ones may get a score, or none. */
  write(best: readonly ScoredHits[], ordinals: Uint32Array): void {
    this.beginRound((ordinals[ordinals.length - 1] ?? 0) + 1);
    let left = ordinals;
    for (const { score, sets } of best) {
      for (const hits of sets) {
        if (left.length === 0) return;
        if (hits.size > left.length) left = this.lookUp(hits, score, left);
        else this.paint(hits, score);
      }
    }
  }

  /** Adds what was written of each product to a total by its place, up to a most. */
  addTo(totals: Uint16Array, ordinals: Uint32Array, most: number): void {
    const { marks, round } = this;
    for (let place = 0; place < ordinals.length; place += 1) {
      const mark = marks[ordinals[place] ?? 0] ?? 0;
      if (mark >>> SCORE_BITS === round) totals[place] = Math.min(most, (totals[place] ?? 0) + (mark & SCORE));
    }
  }

  private beginRound(capacity: number): void {
    if (this.marks.length < capacity) this.marks = new Uint16Array(Math.ceil(capacity * 1.1));
    else if (this.round === ROUNDS) this.marks.fill(0);
    this.round = this.round === ROUNDS ? 1 : this.round + 1;
  }

  /** Writes the score at those that have none yet and are hit; gives those that have none still. */
  private lookUp(hits: ProductSet, score: number, ordinals: Uint32Array): Uint32Array {
    const { marks, round } = this;
    const left = new Uint32Array(ordinals.length);
    let next = 0;
    for (let place = 0; place < ordinals.length; place += 1) {
      const ordinal = ordinals[place] ?? 0;
      if ((marks[ordinal] ?? 0) >>> SCORE_BITS === round) continue;
      if (hits.has(ordinal)) marks[ordinal] = (round << SCORE_BITS) | score;
      else {
        left[next] = ordinal;
        next += 1;
      }
    }
    return left.subarray(0, next);
  }

  private paint(hits: ProductSet, score: number): void {
    const { marks, round } = this;
    const mark = (round << SCORE_BITS) | score;
    hits.inRuns((run) => {
      for (let at = 0; at < run.length; at += 1) {
        const ordinal = run[at] ?? 0;
        if ((marks[ordinal] ?? 0) >>> SCORE_BITS !== round) marks[ordinal] = mark;
      }
    });
  }
}
