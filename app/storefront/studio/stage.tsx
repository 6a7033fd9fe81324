import { useDeferredValue } from "react";
import { ProductScene } from "~/design/drawing/product-scene";
import { findProduct } from "~/design/products/known-products";
import { dynamicStyle } from "../ui/dynamic-style";
import { LabeledRegion } from "../ui/labeled-region";
import { LightSwitch } from "../ui/light-switch";
import { SelectionBar } from "./editor/selection-bar";
import { PageSteps } from "./pages/page-steps";
import { UploadRing } from "./photos/upload-ring";
import { Preview3dButton } from "./preview-3d/preview-3d-button";
import { SurfaceEditor } from "./surface-editor";
import { Toolbar } from "./toolbar";
import { useStudioParts } from "./use-studio";

/** From this proportion the flat surfaces are placed above the scene, not beside it. */
const WIDE = 1.4;
/** Heights of surfaces shown together, by their number. */
const HEIGHTS = ["58vh", "58vh", "27vh"];

/** Anchor of the flat surfaces; while it is the target of the address, a wide screen shows them large (studio.css). */
const FLAT_ID = "flat-art";
/** Anchor of the product. */
const PRODUCT_ID = "whole-product";

/**
 * The product in its scene, and the flat surfaces for editing: on a phone side by side to swipe; on a wide screen the
 * product alone, or after a click on it the surfaces with a small picture of it (studio.css).
 */
export function Stage() {
  const { document, surfaces } = useStudioParts();
  const isWide = surfaces.some(
    ({ size }) => size(document.options).width > WIDE * size(document.options).height,
  );
  const height = isWide ? (WIDE_HEIGHTS[surfaces.length] ?? "16vh") : (HEIGHTS[surfaces.length] ?? "23vh");
  return (
    <LabeledRegion
      id="preview"
      aria-label="Preview"
      className="studio-stage sticky top-[var(--stuck-header,0px)] z-10 -mx-4 bg-paper pt-2 md:-mx-8 lg:top-[calc(var(--stuck-header,0px)+0.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mx-0 lg:self-start [&_button]:scroll-mb-28"
    >
      <div className="lg:mb-3 lg:flex lg:flex-row-reverse lg:items-center lg:justify-between lg:gap-4 lg:border-b lg:border-line lg:pb-2">
        <Toolbar titles={[["product", "Product"], ...surfaces.map(({ key, title }) => [key, title])]} />
        <SelectionBar />
      </div>
      <div
        className={`studio-views flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 py-2 md:px-8 lg:py-0 lg:items-center lg:justify-center lg:gap-6 lg:overflow-visible lg:px-0 ${isWide ? "studio-views-wide lg:flex-col" : ""}`}
      >
        <span id={PRODUCT_ID} className="studio-view-anchor" />
        <Scene />
        <span id={FLAT_ID} className="studio-view-anchor" />
        <div
          {...dynamicStyle({ "--flat-height": height })}
          className={`studio-flat contents lg:gap-4 ${isWide ? "lg:flex lg:w-full" : `lg:min-w-0 lg:flex-1 ${surfaces.length > 2 ? "lg:grid lg:grid-cols-2" : "lg:flex lg:flex-col"}`}`}
        >
          {surfaces.map((surface) => (
            <SurfaceEditor key={surface.key} surface={surface} />
          ))}
        </div>
      </div>
      <UploadRing />
      <PageSteps />
    </LabeledRegion>
  );
}

/**
 * Links on a wide screen that show the flat surfaces, and the product again, without JavaScript; each takes clicks on the
 * picture, too.
 */
function ViewLinks() {
  return (
    <>
      <a href={`#${FLAT_ID}`} className="studio-to-flat max-lg:hidden">
        Edit layout
      </a>
      <a href={`#${PRODUCT_ID}`} className="studio-to-product max-lg:hidden">
        Back to product
      </a>
    </>
  );
}

/** A touch of the product on a phone leads to its flat surfaces, where it is edited. */
function EditLink({ surface }: { surface: string }) {
  return (
    <a href={`#surface-${surface}`} className="absolute inset-0 rounded-card lg:hidden">
      <span className="sr-only">Edit on the flat view</span>
    </a>
  );
}

/** Wide surfaces are stacked. */
const WIDE_HEIGHTS = ["44vh", "44vh", "23vh"];

/** The product with the design, rendered at low priority. */
function Scene() {
  const { view, drawing, photos, wantedSurface, surfaces } = useStudioParts();
  const document = useDeferredValue(drawing.document);
  return (
    <figure id="surface-product" className="lightable relative w-full shrink-0 snap-center">
      <div className="relative">
        <ProductScene
          document={document}
          photos={photos}
          outline={drawing.outline}
          background={view.product.background}
          focus={wantedSurface ?? undefined}
          idPrefix="scene"
          title={`${view.product.name} with your design`}
          className="mx-auto block aspect-square h-auto w-[min(100%,var(--picture-height,34svh))] rounded-card lg:w-full"
        />
        <EditLink surface={surfaces[0].key} />
      </div>
      <div className="scene-acts">
        {findProduct(document.blueprint)?.hasLight && <LightSwitch />}
        <ViewLinks />
        <Preview3dButton />
      </div>
    </figure>
  );
}
