import type { CardLook } from './CardLook.ts';
import { PieceDetails } from './PieceDetails.tsx';
import { PieceSizes } from './PieceSizes.tsx';
import { PieceTag } from './PieceTag.tsx';
import styles from './Piece.module.css';

/** A product as the fashion pages show it: a tall tile with the heart alone at rest, sizes over its foot, colours beside the name. */
export const pieceLook: CardLook = { className: styles.piece!, Tag: PieceTag, Foot: PieceSizes, Details: PieceDetails };
