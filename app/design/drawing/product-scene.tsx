import type { DesignDocument } from "../document/document";
import type { PhotoSources } from "../photos/photo-source";
import type { PicturePart } from "../products/designed-product";
import { findProduct } from "../products/known-products";
import type { SceneBackground } from "../scenes/scene";
import { surfaceSizes } from "../surfaces/surfaces";
import type { OutlineText } from "../text/outline";
import { SurfaceDrawing } from "./design-svg";
import { SvgFrame } from "./svg-frame";

export interface ProductSceneProps {
  document: DesignDocument;
  photos: PhotoSources;
  outline: OutlineText;
  background?: SceneBackground;
  /** The surface that is being designed, such as the page at which a book lies open. */
  focus?: string;
  light?: "on" | "off";
  /** Prefix of every id in the drawing, so that several fit on one page. */
  idPrefix?: string;
  /** Accessible description of the picture; without it the picture is decorative. */
  title?: string;
  /** Shows only this square of it. */
  part?: PicturePart;
  className?: string;
}

const WHOLE = { x: 0, y: 0, size: 800 };

/** Draws the product with its design in a room, in 800 by 800 units; renders nothing for an unknown product. */
export function ProductScene({
  document,
  photos,
  outline,
  background = "sand",
  focus,
  light,
  idPrefix = "scene",
  title,
  part = WHOLE,
  className,
}: ProductSceneProps) {
  const product = findProduct(document.blueprint);
  if (!product) return null;
  const { Scene } = product;
  const drawing = { document, photos, outline, idPrefix, bare: true, isUnfaded: true };
  return (
    <SvgFrame
      title={title}
      viewBox={`${part.x} ${part.y} ${part.size} ${part.size}`}
      width="800"
      height="800"
      className={className}
    >
      <Scene
        surface={(key) => <SurfaceDrawing {...drawing} surface={key} />}
        unfolded={(key) => <SurfaceDrawing {...drawing} surface={key} isUnfolded />}
        sizes={surfaceSizes(document)}
        options={document.options}
        background={background}
        focus={focus}
        light={light}
        idPrefix={idPrefix}
      />
    </SvgFrame>
  );
}
