import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BLENDED, PICTURE_POLICY } from "~/design/drawing/picture-policy";
import { Nonce } from "~/storefront/shell/nonce";
import { PageStyles, stylesInPage } from "~/storefront/shell/page-styles";
import { dynamicStyle } from "~/storefront/ui/dynamic-style";

function pageWith(...elements: JSX.Element[]): string {
  const page = (
    <Nonce.Provider value="abc+/=">
      <head>
        <PageStyles />
      </head>
      {elements}
    </Nonce.Provider>
  );
  return stylesInPage(renderToString(page));
}

describe("a look that is data", () => {
  it("is a rule of the page's own style sheet, once however many have it", () => {
    const half = () => <i {...dynamicStyle({ width: "50%", "--ratio": 4 / 3, height: undefined })} />;
    const page = pageWith(half(), half(), <b key="b" {...dynamicStyle({ "background-color": "#b8431f" })} />);
    expect(page).toContain(
      '<style nonce="abc+/=">' +
        ':root [data-look="width:50%;--ratio:1.3333333333333333"]{width:50%;--ratio:1.3333333333333333}' +
        ':root [data-look="background-color:#b8431f"]{background-color:#b8431f}</style>',
    );
    expect(page).not.toContain("style=");
  });

  it("cannot bring rules of its own along", () => {
    const page = pageWith(
      <i {...dynamicStyle({ color: "red}body{display:none", width: '1px"><script>', height: "2px" })} />,
    );
    expect(page).toContain('<style nonce="abc+/=">:root [data-look="height:2px"]{height:2px}</style>');
  });

  it("is told to the element itself in the browser", () => {
    const element = { style: { cssText: "" } };
    dynamicStyle({ left: "10%" }).ref(element as HTMLElement);
    expect(element.style.cssText).toBe("left:10%");
  });
});

it("has no element with a style attribute, which the security policy forbids", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".tsx"),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => /\sstyle=\{/.test(readFileSync(`app/${file}`, "utf8")))).toEqual([]);
});

it("lets a picture have the one style that drawings need", () => {
  const [, css] = /^style="(.*)"$/.exec(BLENDED) ?? [];
  expect(PICTURE_POLICY).toContain(`'sha256-${createHash("sha256").update(css).digest("base64")}'`);
});
