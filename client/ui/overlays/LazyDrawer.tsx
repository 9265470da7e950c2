import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Drawer } from './Drawer.tsx';

interface LateDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A drawer of something that stands in a list many times: there is none before it is asked for, and then at the end of the document. */
export function LazyDrawer({ isOpen, ...rest }: LateDrawerProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? createPortal(<Drawer isOpen={isOpen} {...rest} />, document.body) : null;
}
