/** A title in two voices: upright up to its first comma or colon, then a new line in italics. */
export function SplitTitle({ children }: { children: string }) {
  const match = /^(.+?[,:])\s+(.+)$/.exec(children);
  if (!match) return <>{children}</>;
  return (
    <>
      {match[1]} <em>{match[2]}</em>
    </>
  );
}
