import { useDeferredValue } from "react";
import { ProductScene } from "~/design/drawing/product-scene";
import { findProduct } from "~/design/products/known-products";
import { dynamicStyle } from "../ui/dynamic-style";
import { LightSwitch } from "../ui/light-switch";
import { SelectionBar } from "./editor/selection-bar";
import { PageSteps } from "./pages/page-steps";
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
  const { document, surfaces, isLive } = useStudioParts();
  const isWide = surfaces.some(
    ({ size }) => size(document.options).width > WIDE * size(document.options).height,
  );
  const height = isWide ? (WIDE_HEIGHTS[surfaces.length] ?? "16vh") : (HEIGHTS[surfaces.length] ?? "23vh");
  return (
    <section
      id="preview"
      aria-label="Preview"
      className="sticky top-[var(--stuck-header,0px)] z-10 -mx-4 bg-paper pt-2 md:-mx-8 lg:top-[calc(var(--stuck-header,0px)+0.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mx-0 lg:self-start [&_button]:scroll-mb-28"
    >
      <div className="lg:mb-3 lg:flex lg:flex-row-reverse lg:items-center lg:justify-between lg:gap-4 lg:border-b lg:border-line lg:pb-2">
        <Toolbar titles={[...surfaces.map(({ key, title }) => [key, title]), ["product", "At home"]]} />
        {isLive && <SelectionBar />}
      </div>
      <div
        className={`flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 py-2 md:px-8 lg:py-0 lg:items-center lg:justify-center lg:gap-6 lg:overflow-visible lg:px-0 lg:[&:has(>figure:target)>div]:hidden ${isWide ? "lg:flex-col" : ""}`}
      >
        <div
          {...dynamicStyle({ "--flat-height": height })}
          className={`contents lg:gap-4 ${isWide ? "lg:flex lg:w-full" : `lg:min-w-0 lg:flex-1 ${surfaces.length > 2 ? "lg:grid lg:grid-cols-2" : "lg:flex lg:flex-col"}`}`}
        >
          {surfaces.map((surface) => (
            <SurfaceEditor key={surface.key} surface={surface} />
          ))}
        </div>
        <Scene className={isWide ? "lg:w-[min(46%,30vh)]" : "lg:w-[36%]"} />
      </div>
      <PageSteps />
    </section>
  );
}

/** Links that enlarge the product over its surfaces on a wide screen, and shrink it again, without JavaScript. */
function SceneSizeLinks() {
  return (
    <>
      <a href="#surface-product" className={`${sizeLink} lg:inline-flex lg:group-target:hidden`}>
        View larger
      </a>
      <a href="#preview" className={`${sizeLink} lg:group-target:inline-flex`}>
        Back to design
      </a>
    </>
  );
}

const sizeLink =
  "absolute right-3 top-3 z-10 hidden min-h-[44px] items-center rounded-full bg-card px-4 text-sm font-semibold shadow-float hover:bg-accent-tint";

/** Wide surfaces are stacked. */
const WIDE_HEIGHTS = ["44vh", "44vh", "24vh"];

/** The product with the design, rendered at low priority. */
function Scene({ className }: { className: string }) {
  const { view, drawing, photos, wantedSurface } = useStudioParts();
  const document = useDeferredValue(drawing.document);
  return (
    <figure
      id="surface-product"
      className={`lightable group relative w-full shrink-0 snap-center lg:target:w-[min(100%,72vh)] ${className}`}
    >
      <ProductScene
        document={document}
        photos={photos}
        outline={drawing.outline}
        background={view.product.background}
        focus={wantedSurface ?? undefined}
        idPrefix="scene"
        title={`${view.product.name} with your design`}
        className="mx-auto block aspect-square h-auto w-[min(100%,34svh)] rounded-card lg:w-full"
      />
      {findProduct(document.blueprint)?.hasLight && <LightSwitch />}
      <SceneSizeLinks />
      <Preview3dButton />
    </figure>
  );
}
