import { expect, test } from "vitest";
import { heroPicture } from "~/storefront/content/hero-picture.server";
import { HomeHero } from "~/storefront/content/home-hero";
import { homeMeta } from "~/storefront/content/home-meta";
import { drawnPage } from "../brand/drawn-page";

const page = {
  title: "Home",
  description: "",
  keywords: "",
  canonical: "https://shop.example/",
  noIndex: false,
};
const preloadOf = (picture: ReturnType<typeof heroPicture>) =>
  homeMeta(page, picture).find((entry) => "rel" in entry && entry.rel === "preload");

test.each(["hero", "neon-hero"])("the drawing %s is offered painted in the sizes of screens", (name) => {
  const picture = heroPicture({ path: `/drawings/${name}.svg`, label: "A sofa" });
  for (const [format, set] of [
    ["avif", picture?.avif],
    ["webp", picture?.webp],
  ]) {
    const offered = set?.split(", ").map((entry) => /^\S*\/([\w.-]+) (\d+w)$/.exec(entry)?.slice(1));
    expect(offered).toEqual(
      [400, 800, 1200].map((width) => [`${name}-${width}.generated.${format}`, `${width}w`]),
    );
  }
  const markup = drawnPage(
    <HomeHero hero={undefined} picture={picture}>
      {null}
    </HomeHero>,
  );
  expect(markup).toContain(`srcSet="${picture?.avif}"`);
  expect(markup).toContain('alt="A sofa"');
  expect(preloadOf(picture)).toMatchObject({ type: "image/avif", imageSrcSet: picture?.avif });
});

test("another drawing of a brand is shown as it is", () => {
  const picture = heroPicture({ path: "/drawings/dog-corgi.svg", label: "A corgi" });
  expect(picture).toEqual({ alt: "A corgi", src: "/drawings/dog-corgi.svg" });
  expect(preloadOf(picture)).toEqual({
    tagName: "link",
    rel: "preload",
    as: "image",
    href: "/drawings/dog-corgi.svg",
  });
  expect(preloadOf(null)).toBeUndefined();
});
