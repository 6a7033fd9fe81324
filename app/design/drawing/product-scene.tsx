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
  /** The surface that is being designed, such as the page of a book at which it lies open. */
  focus?: string;
  light?: "on" | "off";
  /** Begins every id in the drawing, so that several can stand on one page. */
  idPrefix?: string;
  /** What the picture shows, for those who do not see it; without it the picture is decoration. */
  title?: string;
  /** Shows this square of it alone. */
  part?: PicturePart;
  className?: string;
}

const WHOLE = { x: 0, y: 0, size: 800 };

/** The product with its design, at home: a picture of 800 by 800; nothing for an unknown product. */
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
  return (
    <SvgFrame
      title={title}
      viewBox={`${part.x} ${part.y} ${part.size} ${part.size}`}
      width="800"
      height="800"
      className={className}
    >
      <Scene
        surface={(key) => (
          <SurfaceDrawing
            document={document}
            surface={key}
            photos={photos}
            outline={outline}
            idPrefix={idPrefix}
            bare
          />
        )}
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
