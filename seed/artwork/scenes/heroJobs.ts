import { compose } from '#seed/artwork/compositor.ts';
import type { PictureJob } from '#seed/artwork/pictureJob.ts';
import { pieceInputs } from '#seed/artwork/pieceInputs.ts';
import type { Recipe } from '#seed/artwork/recipe.ts';
import { boutiqueScene } from '#seed/artwork/scenes/boutique.ts';
import { heroScenes, type HeroScene } from '#seed/artwork/scenes/heroScenes.ts';
import type { Frame, Hour } from '#seed/artwork/scenes/setting.ts';

const wideFrame: Frame = { width: 1920, height: 728, counter: 597, phone: false };
const phoneFrame: Frame = { width: 716, height: 1120, counter: 930, phone: true };

const inks: Record<Hour, string> = { day: '#5A3A08', night: '#030604' };

/** The jobs for the front page's three slides, each by day and by night, in a wide version and one for phones. */
export function heroJobs(recipes: Record<string, Recipe>): PictureJob[] {
  const scenes = [heroScenes.market, heroScenes.kopitiam, boutiqueScene(recipes)];
  return scenes.flatMap((scene, index) =>
    (['day', 'night'] as const).flatMap((hour) => [
      heroJob(`hero-${index + 1}-${hour}`, scene, hour, wideFrame, [768, 1280, 1920]),
      heroJob(`hero-${index + 1}-${hour}-phone`, scene, hour, phoneFrame, [480, 716]),
    ]),
  );
}

function heroJob(key: string, scene: HeroScene, hour: Hour, frame: Frame, widths: readonly number[]): PictureJob {
  const unit = frame.phone ? frame.width : frame.height;
  const pieces = (frame.phone ? scene.phone : scene.wide).map((piece) => ({ ...piece, y: piece.y + frame.counter / unit }));
  const backdrop = scene.backdrop(frame, hour);
  return {
    key,
    ground: null,
    width: frame.width,
    height: frame.height,
    widths,
    inputs: async () => `${backdrop}${await pieceInputs(pieces)}`,
    render: () =>
      compose(pieces, {
        width: frame.width,
        height: frame.height,
        unit,
        ink: inks[hour],
        backdrop: Buffer.from(backdrop),
        shadows: hour === 'day' ? 1.1 : 1.7,
        dusk: hour === 'day' ? 1 : 1.9,
      }),
  };
}
