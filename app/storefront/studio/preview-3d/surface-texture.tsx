import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { DesignDocument, Layer } from "~/design/document/document";
import { SurfaceDrawing } from "~/design/drawing/design-svg";
import { SvgFrame } from "~/design/drawing/svg-frame";
import { layersOf } from "~/design/layers/layers";
import type { PhotoSources } from "~/design/photos/photo-source";
import { findSurface } from "~/design/surfaces/surfaces";
import { callSite } from "../../session/call-site";
import type { Drawing } from "../text/use-drawing";

/** Pixels of the longer side: enough for a full-screen view. */
const MAX_SIDE = 2048;

/**
 * Renders a surface to pixels, as a texture of a 3D product; `isBled` includes the edges around it.
 * @throws Error when the surface or one of its photos cannot be drawn
 */
export async function drawTexture(
  { document, outline }: Drawing,
  surface: string,
  { photos, isBled }: { photos: PhotoSources; isBled: boolean },
) {
  const blueprint = findSurface(document, surface);
  if (!blueprint) throw new Error(`There is no surface ${surface}.`);
  const { width, height } = blueprint.size(document.options);
  const bleed = isBled ? blueprint.bleed : 0;
  const whole = { width: width + 2 * bleed, height: height + 2 * bleed };
  const scale = MAX_SIDE / Math.max(whole.width, whole.height);
  const picture = window.document.createElement("canvas");
  picture.width = Math.round(whole.width * scale);
  picture.height = Math.round(whole.height * scale);

  const svg = rendered(
    <TextureDrawing
      document={document}
      surface={surface}
      photos={await standingAlone(photosOf(document, photos))}
      outline={outline}
      isBled={isBled}
      width={picture.width}
      height={picture.height}
    />,
  );
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  picture.getContext("2d")?.drawImage(image, 0, 0, picture.width, picture.height);
  return { picture, width, height, bleed };
}

export type Texture = Awaited<ReturnType<typeof drawTexture>>;

interface TextureDrawingProps extends Drawing {
  surface: string;
  photos: PhotoSources;
  isBled: boolean;
  /** Of the texture, in pixels. */
  width: number;
  height: number;
}

/** The picture of a texture: a surface as it is printed, with the edges around it when `isBled`. */
export function TextureDrawing({
  document,
  surface,
  photos,
  outline,
  isBled,
  width,
  height,
}: TextureDrawingProps) {
  const blueprint = findSurface(document, surface);
  if (!blueprint) return null;
  const size = blueprint.size(document.options);
  const bleed = isBled ? blueprint.bleed : 0;
  return (
    <SvgFrame
      viewBox={`${-bleed} ${-bleed} ${size.width + 2 * bleed} ${size.height + 2 * bleed}`}
      width={width}
      height={height}
    >
      <SurfaceDrawing
        document={document}
        surface={surface}
        photos={photos}
        outline={outline}
        idPrefix="texture"
        bled={isBled}
      />
    </SvgFrame>
  );
}

/** Renders the drawing as the text of a separate file. */
function rendered(drawing: JSX.Element): string {
  const place = window.document.createElement("div");
  const root = createRoot(place);
  flushSync(() => root.render(drawing));
  const text = place.firstElementChild ? new XMLSerializer().serializeToString(place.firstElementChild) : "";
  root.unmount();
  return text;
}

function photosOf(document: DesignDocument, photos: PhotoSources): PhotoSources {
  const ids = new Set(layersOf(document).map(({ layer }) => idOf(layer)));
  return Object.fromEntries(Object.entries(photos).filter(([id]) => ids.has(id)));
}

function idOf(layer: Layer): string | null {
  if (layer.kind === "art") return layer.art;
  return layer.kind === "photo" ? layer.photoId : null;
}

const fetched = new Map<string, Promise<string>>();

/** Embeds the photos, because browsers load no URLs from within an SVG image. */
async function standingAlone(photos: PhotoSources): Promise<PhotoSources> {
  const sources = Object.entries(photos).map(async ([id, photo]) => {
    if (photo.paths) return [id, photo] as const;
    const known = fetched.get(photo.href) ?? asData(photo.href);
    fetched.set(photo.href, known);
    known.catch(() => fetched.delete(photo.href));
    return [id, { ...photo, href: await known }] as const;
  });
  return Object.fromEntries(await Promise.all(sources));
}

async function asData(href: string): Promise<string> {
  if (href.startsWith("data:")) return href;
  const response = await callSite(href);
  const file = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
