import type { ReactNode } from 'react';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

/** The line that each page of the console begins with. */
export function ConsoleHead({ title, children, actions }: { title: ReactNode; children?: ReactNode; actions?: ReactNode }) {
  return (
    <Cluster as="header" gap={4} align="end" justify="between" below={6}>
      <Stack gap={2}>
        <h1 tabIndex={-1}>{title}</h1>
        {children && (
          <Text size="body" tone="muted" measure="62ch">
            {children}
          </Text>
        )}
      </Stack>
      {actions && <Cluster>{actions}</Cluster>}
    </Cluster>
  );
}
