import type { ReactNode } from 'react';
import { ButtonLinks, type LinkEntry } from '#client/ui/primitives/ButtonLinks.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

interface ConsoleHeadProps {
  title: ReactNode;
  children?: ReactNode;
  links?: readonly LinkEntry[];
  /** Actions after the links. */
  actions?: ReactNode;
}

/** Header for a console page. */
export function ConsoleHead({ title, children, links, actions }: ConsoleHeadProps) {
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
      {(links || actions) && (
        <Cluster>
          {links && <ButtonLinks variant="outline" size="small" links={links} />}
          {actions}
        </Cluster>
      )}
    </Cluster>
  );
}
