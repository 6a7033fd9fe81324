import { useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { showBrand, thisBrand } from "~/brand/this-brand";
import { CachedFragment, Fragments } from "~/storefront/shell/cached-fragment";
import { PageFragments } from "~/storefront/shell/fragment-cache.server";

let rendered = 0;

function Menu({ title }: { title: string }) {
  rendered += 1;
  return (
    <nav>
      {title}, {"<b>"}
    </nav>
  );
}

function Field() {
  return <input id={useId()} />;
}

function Page({ title, isOwn = false }: { title: string; isOwn?: boolean }) {
  return (
    <body>
      <CachedFragment name="menu" of={isOwn ? null : { title }}>
        <Menu title={title} />
      </CachedFragment>
      <Field />
      <CachedFragment name="footer" of={{ title }}>
        <footer>{title}</footer>
      </CachedFragment>
    </body>
  );
}

/** As the server renders a page. */
function served(page: JSX.Element): string {
  const fragments = new PageFragments();
  return fragments.complete(
    renderToString(<Fragments.Provider value={fragments}>{page}</Fragments.Provider>),
  );
}

it("renders a fragment once for the same data, as browsers expect it", () => {
  rendered = 0;
  const pages = ["one", "other", "one"].map((title) => served(<Page title={title} />));
  expect(rendered).toBe(2);
  expect(pages).toEqual(["one", "other", "one"].map((title) => renderToString(<Page title={title} />)));
});

it("renders what is a visitor's own anew", () => {
  rendered = 0;
  const pages = [served(<Page title="own" isOwn />), served(<Page title="own" isOwn />)];
  expect(rendered).toBe(2);
  expect(pages[1]).toBe(renderToString(<Page title="own" isOwn />));
});

it("renders a fragment anew when the shop has another name", () => {
  const brand = thisBrand();
  const named = () =>
    served(
      <CachedFragment name="name" of={{}}>
        {<b>{thisBrand().name}</b>}
      </CachedFragment>,
    );
  expect(named()).toBe("<b>My Pet Canvas</b>");
  showBrand({ ...brand, name: "Paws", version: "other" });
  expect(named()).toBe("<b>Paws</b>");
  showBrand(brand);
});

it("renders a fragment anew when the menus have changed", () => {
  const brand = thisBrand();
  const listed = () =>
    served(
      <CachedFragment name="menus" of={{}}>
        {<b>{thisBrand().navigation.departments.length}</b>}
      </CachedFragment>,
    );
  expect(listed()).not.toBe("<b>0</b>");
  showBrand({ ...brand, navigation: { ...brand.navigation, departments: [] } });
  expect(listed()).toBe("<b>0</b>");
  showBrand(brand);
});
