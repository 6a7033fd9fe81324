import { type CSSProperties, useDeferredValue } from "react";
import { ProductScene } from "~/design/product-scene";
import { PageSteps } from "./page-steps";
import { SurfaceEditor } from "./surface-editor";
import { Toolbar } from "./toolbar";
import { TurntableButton } from "./turntable/turntable-button";
import { useStudioParts } from "./use-studio";

/** From this proportion on a flat surface is laid under the scene, not beside it. */
const WIDE = 1.4;

/** The product at home, and each of its surfaces flat; on a phone side by side to swipe, and always in sight. */
export function Stage() {
  const { view, document, drawing, photos, surfaces } = useStudioParts();
  const scene = useDeferredValue(drawing.document);
  const isWide = surfaces.some(
    ({ size }) => size(document.options).width > WIDE * size(document.options).height,
  );
  return (
    <section
      id="preview"
      aria-label="Preview"
      className="sticky top-0 z-10 -mx-4 bg-paper pt-2 md:-mx-8 lg:top-2 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mx-0 lg:self-start"
    >
      <div
        className={`flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 md:px-8 lg:items-center lg:justify-center lg:gap-5 lg:overflow-visible lg:px-0 ${isWide ? "lg:flex-col" : ""}`}
      >
        <figure
          id="surface-product"
          className={`relative w-full shrink-0 snap-center ${isWide ? "" : "lg:w-[min(70%,64vh)]"}`}
        >
          <ProductScene
            document={scene}
            photos={photos}
            outline={drawing.outline}
            background={view.product.background}
            idPrefix="scene"
            title={`${view.product.name} with your design`}
            className={`mx-auto block aspect-square h-auto w-[min(100%,36svh)] rounded-card ${isWide ? "lg:w-[min(100%,48vh)]" : "lg:w-full"}`}
          />
          <TurntableButton />
        </figure>
        <div
          style={{ "--flat-height": surfaces.length > 2 ? "16vh" : "25vh" } as CSSProperties}
          className={`contents lg:flex lg:gap-4 ${isWide ? "lg:w-full" : "lg:min-w-0 lg:flex-1 lg:flex-col"}`}
        >
          {surfaces.map((surface) => (
            <SurfaceEditor key={surface.key} surface={surface} />
          ))}
        </div>
      </div>
      <PageSteps />
      <Toolbar titles={[["product", "At home"], ...surfaces.map(({ key, title }) => [key, title])]} />
    </section>
  );
}
