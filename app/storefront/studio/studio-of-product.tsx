import { type ComponentType, lazy, Suspense } from "react";
import { fetchProduct, findBlueprint } from "~/design/products/known-products";
import { StudioPage } from "./studio-page";
import type { StudioView } from "./studio-view";

type Page = ComponentType<{ view: StudioView }>;

/** Blueprint → the studio once its product has come; the same from then on, so that it keeps its state. */
const pages = new Map<string, Page>();

/** The studio; a browser first fetches the product that is designed, and until then keeps what the server drew. */
export function StudioOfProduct({ view }: { view: StudioView }) {
  const Page = pageOf(view.document.blueprint);
  return (
    <Suspense>
      <Page view={view} />
    </Suspense>
  );
}

function pageOf(blueprint: string): Page {
  const known = pages.get(blueprint);
  if (known) return known;
  if (findBlueprint(blueprint)) return StudioPage;
  const page = lazy(async () => {
    await fetchProduct(blueprint);
    return { default: StudioPage };
  });
  pages.set(blueprint, page);
  return page;
}
