import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Drawer } from './Drawer.tsx';

/** Small drawer that is mounted when it is first opened, in a portal at the end of the document. In lists, this saves one dialog per item. */
export function LazyDrawer({ isOpen, ...rest }: { isOpen: boolean; onClose: () => void; title: string; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? createPortal(<Drawer isOpen={isOpen} side="small" {...rest} />, document.body) : null;
}
