import { useId, type ReactNode } from 'react';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Also called on Escape and Back. */
  onCancel: () => void;
}

/** Asks for confirmation of an irreversible action. The cancel button is focused first. */
export function ConfirmDialog({ isOpen, title, children, confirmLabel, cancelLabel, onConfirm, onCancel }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      variant="box"
      keepsOnScrimPress
      role="alertdialog"
      aria-labelledby={isOpen ? id : undefined}
      aria-describedby={isOpen ? `${id}-text` : undefined}
    >
      <Stack>
        <Heading level={2} size="title" id={id}>
          {title}
        </Heading>
        <Text as="div" tone="muted" id={`${id}-text`}>
          {children}
        </Text>
        <Cluster justify="end">
          <Button variant="outline" data-first-focus="" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
