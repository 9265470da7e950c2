import { buttons } from './exhibits/buttons.tsx';
import { fields } from './exhibits/fields.tsx';
import { layers } from './exhibits/layers.tsx';
import { layout } from './exhibits/layout.tsx';
import { notices } from './exhibits/notices.tsx';
import { orders } from './exhibits/orders.tsx';
import { people } from './exhibits/people.tsx';
import { pictures } from './exhibits/pictures.tsx';
import { prices } from './exhibits/prices.tsx';
import { products } from './exhibits/products.tsx';
import { ways } from './exhibits/ways.tsx';
import type { ExhibitGroup } from './Exhibit.ts';

/** All exhibits in page order. To add a component, add a row to its group's file. */
export const EXHIBITS: readonly ExhibitGroup[] = [
  { title: 'Buttons', exhibits: buttons },
  { title: 'Fields', exhibits: fields },
  { title: 'Ways', exhibits: ways },
  { title: 'Layers', exhibits: layers },
  { title: 'Notices', exhibits: notices },
  { title: 'Prices and marks', exhibits: prices },
  { title: 'Pictures', exhibits: pictures },
  { title: 'Layout', exhibits: layout },
  { title: 'Products and filters', exhibits: products },
  { title: 'People, sellers, stories', exhibits: people },
  { title: 'Cart and orders', exhibits: orders },
];
