type EventMap = WindowEventMap & DocumentEventMap;

/** Adds event listeners. Returns a function that removes them. */
export function listen(
  target: EventTarget,
  listeners: { [Type in keyof EventMap]?: (event: EventMap[Type]) => void },
  options?: AddEventListenerOptions,
): () => void {
  const stop = new AbortController();
  for (const [type, listener] of Object.entries(listeners)) {
    target.addEventListener(type, listener as EventListener, { ...options, signal: stop.signal });
  }
  return () => stop.abort();
}
