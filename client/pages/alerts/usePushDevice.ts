import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { pushDeviceId, pushInput } from '#client/lib/pushSubscription.ts';
import { displayVar } from '#client/state/display.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { RegisterPushDeviceDocument, RemovePushDeviceDocument, type AlertsPageQuery } from './AlertsPage.generated.ts';

/** `unsupported`: by the browser or the marketplace. `workerOff`: the setting for offline use is off, and with it the service worker. */
export type PushState = 'unknown' | 'unsupported' | 'workerOff' | 'denied' | 'off' | 'on';

type Viewer = Pick<NonNullable<AlertsPageQuery['viewer']>, 'pushKey' | 'pushDeviceIds'>;

/** Whether this browser gets notifications, and functions that change it. */
export function usePushDevice({ pushKey, pushDeviceIds }: Viewer) {
  const isWorkerOn = usePersisted(displayVar, ({ isKeptOffline }) => isKeptOffline);
  const [state, setState] = useState<PushState>('unknown');
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [register] = useMutation(RegisterPushDeviceDocument);
  const [remove] = useMutation(RemovePushDeviceDocument);
  useEffect(() => {
    let isCurrent = true;
    void stateOf(pushKey, pushDeviceIds, isWorkerOn).then((found) => isCurrent && setState(found));
    return () => {
      isCurrent = false;
    };
  }, [pushKey, pushDeviceIds, isWorkerOn]);

  async function change(work: () => Promise<PushState>): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      setState(await work());
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  /** Asks for the permission, which browsers allow only upon a press. */
  const turnOn = () =>
    change(async () => {
      const permission = await Notification.requestPermission();
      if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
      await navigator.serviceWorker.register('/service-worker.js');
      const { pushManager } = await navigator.serviceWorker.ready;
      // A subscription of an earlier login, whose address may be another member's.
      await (await pushManager.getSubscription())?.unsubscribe();
      const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey ?? null });
      const { data } = await register({ variables: { input: pushInput(subscription) } });
      if (data?.registerPushDevice?.viewer) return 'on';
      await subscription.unsubscribe();
      throw new Error('The server has refused the subscription.');
    });

  const turnOff = () =>
    change(async () => {
      const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
      if (subscription == null) return 'off';
      await remove({ variables: { id: await pushDeviceId(subscription.endpoint) } });
      await subscription.unsubscribe();
      return 'off';
    });

  return { state, isBusy, hasFailed, turnOn, turnOff };
}

async function stateOf(pushKey: Viewer['pushKey'], ids: readonly string[], isWorkerOn: boolean): Promise<PushState> {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isSupported || pushKey == null) return 'unsupported';
  if (!isWorkerOn) return 'workerOff';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const subscription = (await registration?.pushManager.getSubscription().catch(() => null)) ?? null;
  return subscription !== null && ids.includes(await pushDeviceId(subscription.endpoint)) ? 'on' : 'off';
}
