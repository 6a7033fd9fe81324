import { useDeferredValue } from "react";
import { ProductScene } from "~/design/drawing/product-scene";
import { findProduct } from "~/design/products/known-products";
import { dynamicStyle } from "../ui/dynamic-style";
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

/** The flat surfaces for editing, and the product in its scene; on a phone side by side to swipe, and sticky. */
export function Stage() {
  const { document, surfaces } = useStudioParts();
  const isWide = surfaces.some(
    ({ size }) => size(document.options).width > WIDE * size(document.options).height,
  );
  const height = isWide ? (WIDE_HEIGHTS[surfaces.length] ?? "16vh") : (HEIGHTS[surfaces.length] ?? "23vh");
  return (
    <section
      id="preview"
      aria-label="Preview"
      className="studio-stage sticky top-[var(--stuck-header,0px)] z-10 -mx-4 bg-paper pt-2 md:-mx-8 lg:top-[calc(var(--stuck-header,0px)+0.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mx-0 lg:self-start [&_button]:scroll-mb-28"
    >
      <div className="lg:mb-3 lg:flex lg:flex-row-reverse lg:items-center lg:justify-between lg:gap-4 lg:border-b lg:border-line lg:pb-2">
        <Toolbar titles={[["product", "Product"], ...surfaces.map(({ key, title }) => [key, title])]} />
        <SelectionBar />
      </div>
      <div
        className={`studio-views flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 py-2 md:px-8 lg:py-0 lg:items-center lg:justify-center lg:gap-6 lg:overflow-visible lg:px-0 lg:[&:has(>figure:target)>div]:hidden ${isWide ? "lg:flex-col" : ""}`}
      >
        <Scene className={isWide ? "lg:w-[min(100%,38vh)]" : "lg:w-[54%]"} />
        <div
          {...dynamicStyle({ "--flat-height": height })}
          className={`contents lg:gap-4 ${isWide ? "lg:flex lg:w-full" : `lg:min-w-0 lg:flex-1 ${surfaces.length > 2 ? "lg:grid lg:grid-cols-2" : "lg:flex lg:flex-col"}`}`}
        >
          {surfaces.map((surface) => (
            <SurfaceEditor key={surface.key} surface={surface} />
          ))}
        </div>
      </div>
      <UploadRing />
      <PageSteps />
    </section>
  );
}

/** Links that enlarge the product over its surfaces on a wide screen, and shrink it again, without JavaScript. */
function SceneSizeLinks() {
  return (
    <>
      <a href="#surface-product" className="max-lg:hidden group-target:hidden">
        View larger
      </a>
      <a href="#preview" className="hidden max-lg:hidden group-target:inline-flex">
        Back to design
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
const WIDE_HEIGHTS = ["24vh", "24vh", "14vh"];

/** The product with the design, rendered at low priority. */
function Scene({ className }: { className: string }) {
  const { view, drawing, photos, wantedSurface, surfaces } = useStudioParts();
  const document = useDeferredValue(drawing.document);
  return (
    <figure
      id="surface-product"
      className={`lightable group relative w-full shrink-0 snap-center lg:target:w-[min(100%,72vh)] ${className}`}
    >
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
        <SceneSizeLinks />
        <Preview3dButton />
      </div>
    </figure>
  );
}
