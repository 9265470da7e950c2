import type { ProductSet } from '#server/search/index/productSet.ts';

/** Product sets with the same score. A product may be in several. */
export interface ScoredHits {
  score: number;
  sets: readonly ProductSet[];
}

/** Bits for the score of one term; the bits above hold the round. */
const SCORE_BITS = 7;
const SCORE = (1 << SCORE_BITS) - 1;
const ROUNDS = 0xffff >>> SCORE_BITS;

/** Score per product for one term at a time. Reused without clearing: scores written in another round are ignored. */
export class ScoreAccumulator {
  private marks = new Uint16Array(0);
  private round = 0;

  /**
   * Starts a round and writes each product's best score; `best` is in descending order. Products other than the given ones may or may not
   * get a score.
   */
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

  /** Adds each product's score to its total by index, capped at `most`. */
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

  /** Writes the score to hits without one yet; returns the products that still have none. */
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
