import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import type { PictureData } from '#client/ui/media/Picture.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import styles from './Product.module.css';

interface ZoomStageProps {
  image: PictureData | undefined;
  isZoomed: boolean;
  onZoom: (isZoomed: boolean) => void;
}

const MIDDLE = { x: 0.5, y: 0.5 };

/** One picture as large as fits, or larger: then it scrolls in itself. A double press goes to the very point. */
export function ZoomStage({ image, isZoomed, onZoom }: ZoomStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const point = useRef(MIDDLE);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element || !isZoomed) return;
    element.scrollLeft = point.current.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = point.current.y * element.scrollHeight - element.clientHeight / 2;
    point.current = MIDDLE;
  }, [isZoomed]);
  const zoomAt = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.firstElementChild?.getBoundingClientRect();
    if (box) point.current = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
    onZoom(!isZoomed);
  };
  return (
    <div
      ref={stage}
      className={styles.zoomStageStage}
      data-zoomed={isZoomed || undefined}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard too, so it has to take the focus
      tabIndex={isZoomed ? 0 : undefined}
      // A shortcut for fingers and the mouse: the button below does the same.
      onDoubleClick={zoomAt}
    >
      <ProductImage image={image} sizes={isZoomed ? '240vw' : '100vw'} isEager className={styles.picture} />
    </div>
  );
}
