import { ICON_PATHS, type IconName } from './iconPaths.ts';

interface IconProps {
  name: IconName;
  size?: number;
  isFilled?: boolean;
  className?: string;
}

/** Decorative icon, hidden from screen readers, so it needs a text next to it or a labelled button around it. */
export function Icon({ name, size = 20, isFilled = false, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={size <= 16 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
