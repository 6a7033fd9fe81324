import { useDeferredValue } from "react";
import { findBlueprint } from "~/design/blueprints";
import { ProductScene } from "~/design/product-scene";
import { Button } from "../ui/button";
import { SubmitButton } from "../ui/submit-button";
import { SurfaceEditor } from "./surface-editor";
import { useStudioParts } from "./use-studio";

/** The product at home, and each of its surfaces flat; on a phone side by side to swipe, and always in sight. */
export function Stage() {
  const { view, document, drawing, photos, isLive } = useStudioParts();
  const scene = useDeferredValue(drawing.document);
  const surfaces = findBlueprint(document.blueprint)?.surfaces ?? [];
  return (
    <section
      id="preview"
      aria-label="Preview"
      className="sticky top-0 z-10 -mx-4 bg-paper pb-2 md:-mx-8 lg:top-4 lg:col-start-2 lg:mx-0 lg:self-start"
    >
      <div className="flex snap-x snap-mandatory gap-3 overflow-x-auto px-4 md:px-8 lg:flex-wrap lg:justify-center lg:overflow-visible lg:px-0">
        <figure id="surface-product" className="w-full shrink-0 snap-center">
          <ProductScene
            document={scene}
            photos={photos}
            outline={drawing.outline}
            idPrefix="scene"
            title={`${view.product.name} with your design`}
            className="mx-auto block h-[38svh] w-full rounded-card bg-sand lg:h-[min(56vh,640px)]"
          />
        </figure>
        {surfaces.map((surface) => (
          <SurfaceEditor key={surface.key} surface={surface} isOnly={surfaces.length === 1} />
        ))}
      </div>
      <div className="mt-2 flex min-h-[44px] items-center justify-between gap-2 px-4 md:px-8 lg:px-0">
        <SurfaceLinks titles={[["product", "At home"], ...surfaces.map(({ key, title }) => [key, title])]} />
        {isLive ? (
          <History />
        ) : (
          <SubmitButton name="intent" value="save" variant="quiet">
            Update preview
          </SubmitButton>
        )}
      </div>
    </section>
  );
}

/** On a phone these swipe to a picture; on a wide screen all are in sight. */
function SurfaceLinks({ titles }: { titles: string[][] }) {
  return (
    <nav aria-label="Views" className="lg:invisible">
      <ul className="flex gap-1">
        {titles.map(([key, title]) => (
          <li key={key}>
            <a
              href={`#surface-${key}`}
              className="flex min-h-[44px] items-center rounded-full px-3 text-sm font-medium underline underline-offset-4"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function History() {
  const { canUndo, canRedo, dispatch } = useStudioParts();
  return (
    <div className="flex gap-2">
      <Button type="button" variant="plain" disabled={!canUndo} onClick={() => dispatch({ type: "undo" })}>
        Undo
      </Button>
      <Button type="button" variant="plain" disabled={!canRedo} onClick={() => dispatch({ type: "redo" })}>
        Redo
      </Button>
      <SubmitButton name="intent" value="save" variant="quiet" sending="Saving…">
        Save
      </SubmitButton>
    </div>
  );
}
