import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster, Message, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import type { AlertsPageQuery } from './AlertsPage.generated.ts';
import { usePushDevice } from './usePushDevice.ts';

/** Switches notifications on this device on and off. Renders nothing without scripts, or if there are none here. */
export function DeviceSection({ viewer }: { viewer: NonNullable<AlertsPageQuery['viewer']> }) {
  const t = useT();
  const { state, isBusy, hasFailed, turnOn, turnOff } = usePushDevice(viewer);
  if (state === 'unknown' || state === 'unsupported') return null;
  const isOn = state === 'on';
  return (
    <Stack as="section" gap={3} aria-labelledby="device" measure="62ch">
      <h2 id="device">{t('alerts.device')}</h2>
      <Text tone="muted">{t('alerts.deviceLead')}</Text>
      {state === 'denied' ? (
        <Message tone="info">{t('alerts.deviceDenied')}</Message>
      ) : state === 'workerOff' ? (
        <Message tone="info">
          {t('alerts.deviceNeedsOffline')} <AppLink to="/privacy-policy">{t('alerts.deviceSetting')}</AppLink>
        </Message>
      ) : (
        <Cluster gap={3}>
          <Button variant="outline" icon="bell" isBusy={isBusy} onClick={() => void (isOn ? turnOff() : turnOn())}>
            {t(isOn ? 'alerts.deviceTurnOff' : 'alerts.deviceTurnOn')}
          </Button>
          <Text size="compact" tone="subtle" role="status">
            {t(isOn ? 'alerts.deviceOn' : 'alerts.deviceOff')}
          </Text>
        </Cluster>
      )}
      {hasFailed && (
        <Message tone="problem" role="alert">
          {t('alerts.deviceFailed')}
        </Message>
      )}
    </Stack>
  );
}
