import { Art } from "./art";
import type { Box, PhotoLayer } from "./document";
import { coverFrame } from "./geometry";
import { written } from "./measure";
import { portraitOf } from "./photo-id";
import type { PhotoSource, PhotoSources } from "./photo-source";
import { Portrait } from "./portraits";
import { framePath } from "./shapes";

interface PhotoDrawingProps {
  layer: PhotoLayer;
  photos: PhotoSources;
  /** The id of its frame. */
  clip: string;
}

/** A photo in its frame; an empty slot, or a photo that cannot be had, is a dashed frame with a paw. */
export function PhotoDrawing({ layer, photos, clip }: PhotoDrawingProps) {
  const frame = framePath(layer.shape, layer.box);
  const picture = pictureOf(layer, photos);
  if (!picture) return <EmptyFrame frame={frame} box={layer.box} />;
  return (
    <g clipPath={`url(#${clip})`}>
      <clipPath id={clip}>
        <path d={frame} />
      </clipPath>
      {picture}
    </g>
  );
}

const portraitSize = { width: 100, height: 100 };

function pictureOf(layer: PhotoLayer, photos: PhotoSources) {
  if (layer.photoId === null) return null;
  const portrait = portraitOf(layer.photoId);
  if (portrait !== undefined) return <PortraitPicture layer={layer} name={portrait} />;
  const source = Object.hasOwn(photos, layer.photoId) ? photos[layer.photoId] : undefined;
  return source ? <PhotoPicture layer={layer} source={source} /> : null;
}

function PhotoPicture({ layer, source }: { layer: PhotoLayer; source: PhotoSource }) {
  const box = coverFrame(layer.box, layer.crop, layer.rotation, source);
  return (
    <image
      href={source.href}
      x={written(box.x)}
      y={written(box.y)}
      width={written(box.width)}
      height={written(box.height)}
      preserveAspectRatio="none"
      transform={turn(box, layer.rotation)}
    />
  );
}

function PortraitPicture({ layer, name }: { layer: PhotoLayer; name: string }) {
  const box = coverFrame(layer.box, layer.crop, layer.rotation, portraitSize);
  const place = `translate(${written(box.x)} ${written(box.y)}) scale(${written(box.width / 100, 5)})`;
  const turned = turn(box, layer.rotation);
  return (
    <g transform={turned ? `${turned} ${place}` : place}>
      <Portrait name={name} />
    </g>
  );
}

function turn(box: Box, rotation: PhotoLayer["rotation"]): string | undefined {
  if (rotation === 0) return undefined;
  return `rotate(${rotation} ${written(box.x + box.width / 2)} ${written(box.y + box.height / 2)})`;
}

function EmptyFrame({ frame, box }: { frame: string; box: Box }) {
  const side = Math.min(box.width, box.height);
  const paw = side * 0.36;
  const x = box.x + (box.width - paw) / 2;
  const y = box.y + (box.height - paw) / 2;
  return (
    <g>
      <path
        d={frame}
        fill="#f1e8db"
        stroke="#b39b84"
        strokeWidth={written(side * 0.012)}
        strokeDasharray={`${written(side * 0.045)} ${written(side * 0.035)}`}
      />
      <g transform={`translate(${written(x)} ${written(y)}) scale(${written(paw / 100, 5)})`}>
        <Art name="paw" colour="#c9b39c" />
      </g>
    </g>
  );
}
