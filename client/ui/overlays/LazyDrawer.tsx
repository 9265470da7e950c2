import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Drawer } from './Drawer.tsx';

/** A drawer of something that stands in a list many times: there is none before it is requested, and then at the end of the document. */
export function LazyDrawer({ isOpen, ...rest }: { isOpen: boolean; onClose: () => void; title: string; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? createPortal(<Drawer isOpen={isOpen} {...rest} />, document.body) : null;
}
