import type { SVGProps } from "react";
import { Art } from "../art";
import type { Box, PhotoLayer } from "../document/document";
import { coverFrame, pictureTransform } from "../geometry/geometry";
import { written } from "../geometry/measure";
import { channelsOf, effectMatrix, isPlain } from "../photos/effect";
import { portraitOf } from "../photos/photo-id";
import type { PhotoSource, PhotoSources } from "../photos/photo-source";
import { Portrait } from "../portraits/inlined.server";
import { PORTRAIT_SIZE } from "../portraits/portrait-size";
import type { PrintedFrame } from "../surfaces/bleed";
import { Masked } from "./masked";

interface PhotoDrawingProps {
  layer: PhotoLayer;
  frame: PrintedFrame;
  photos: PhotoSources;
  /** Tone (hex) of the engraving, where it is not printed. */
  engraving?: string;
  /** For print: an empty slot stays blank. */
  isPrinted?: boolean;
  /** Prefix of the ids of its frame and its effect. */
  id: string;
}

/** Draws a photo in its frame; an empty slot or an unavailable photo is a dashed frame with a paw, and not printed. */
export function PhotoDrawing({ layer, frame, photos, engraving, isPrinted, id }: PhotoDrawingProps) {
  const { box, outline } = frame;
  const picture = pictureOf(layer, box, photos);
  if (!picture && isPrinted) return null;
  if (!picture) return <EmptyFrame frame={outline} box={layer.box} />;
  const isToned = !isPlain(layer.effect);
  return (
    <g clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      {isToned ? <EffectFilter id={`${id}-effect`} frame={box} effect={layer.effect} /> : null}
      {engraving ? <EngravingFilter id={`${id}-engraving`} frame={box} tone={engraving} /> : null}
      <Masked id={id} layer={layer} frame={box} photos={photos}>
        <g filter={engraving && `url(#${id}-engraving)`}>
          {isToned ? <g filter={`url(#${id}-effect)`}>{picture}</g> : picture}
        </g>
      </Masked>
    </g>
  );
}

/** The filter region is exactly the frame: with the bounds of a rotated picture, the server's renderer crops it. */
function regionOf({ x, y, width, height }: Box): SVGProps<SVGFilterElement> {
  return {
    filterUnits: "userSpaceOnUse",
    x: written(x),
    y: written(y),
    width: written(width),
    height: written(height),
  };
}

/** Applies an effect to sRGB values, as print files do. */
function EffectFilter({ id, frame, effect }: { id: string; frame: Box; effect: PhotoLayer["effect"] }) {
  const rows = effectMatrix(effect).map(([red, green, blue, constant]) =>
    [red, green, blue, 0, constant].map((value) => written(value, 5)).join(" "),
  );
  return (
    <filter id={id} {...regionOf(frame)} colorInterpolationFilters="sRGB">
      <feColorMatrix type="matrix" values={[...rows, "0 0 0 1 0"].join(" ")} />
    </filter>
  );
}

/** Engraves the dark parts of a photo in one tone, and leaves its bright parts bare. */
function EngravingFilter({ id, frame, tone }: { id: string; frame: Box; tone: string }) {
  const rows = channelsOf(tone).map((value) => `0 0 0 0 ${written(value, 5)}`);
  return (
    <filter id={id} {...regionOf(frame)} colorInterpolationFilters="sRGB">
      <feColorMatrix type="matrix" values={[...rows, "-0.299 -0.587 -0.114 1 0"].join(" ")} />
    </filter>
  );
}

/** Undefined in browsers. */
const InlinedPortrait: typeof Portrait | undefined = Portrait;

function pictureOf(layer: PhotoLayer, frame: Box, photos: PhotoSources) {
  if (layer.photoId === null) return null;
  const source = Object.hasOwn(photos, layer.photoId) ? photos[layer.photoId] : undefined;
  if (source) return <PhotoPicture layer={layer} frame={frame} source={source} />;
  const portrait = portraitOf(layer.photoId);
  return portrait === undefined ? null : <PortraitPicture layer={layer} frame={frame} name={portrait} />;
}

interface PictureProps {
  layer: PhotoLayer;
  frame: Box;
}

function PhotoPicture({ layer, frame, source }: PictureProps & { source: PhotoSource }) {
  const box = coverFrame(frame, layer.crop, layer.rotation, source);
  return (
    <image
      href={source.href}
      x={written(box.x)}
      y={written(box.y)}
      width={written(box.width)}
      height={written(box.height)}
      preserveAspectRatio="none"
      transform={pictureTransform(frame, layer.crop, layer.rotation, box)}
    />
  );
}

function PortraitPicture({ layer, frame, name }: PictureProps & { name: string }) {
  const box = coverFrame(frame, layer.crop, layer.rotation, PORTRAIT_SIZE);
  const place = `translate(${written(box.x)} ${written(box.y)}) scale(${written(box.width / 100, 5)})`;
  const turned = pictureTransform(frame, layer.crop, layer.rotation, box);
  return (
    <g transform={turned ? `${turned} ${place}` : place}>
      {InlinedPortrait && <InlinedPortrait name={name} />}
    </g>
  );
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
        <Art name="paw" color="#c9b39c" />
      </g>
    </g>
  );
}
