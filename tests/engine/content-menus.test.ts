import { afterAll, beforeAll, expect, test } from "vitest";
import { brandOf } from "~/brand/brands.server";
import { departmentsOf, destinationsOf, type MenuLink, menuLinkSchema } from "~/brand/menu-links";
import { contentForms } from "./content-forms";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { staffMember } from "./staff";

/** Menus that staff change. */

let engine: EngineFixture;
let menus: ReturnType<typeof contentForms>;
beforeAll(async () => {
  engine = await openFixture();
  menus = contentForms(engine, await staffMember(engine, "manager"), "MENU");
});
afterAll(() => engine.close());

async function inTheShop(identifier: string): Promise<MenuLink[]> {
  const query = "{ navigationMenus { identifier links { level title path product needs } } }";
  const { data } = await engine.graphql(query);
  const menu = data.navigationMenus.find((one) => one.identifier === identifier);
  return (menu?.links ?? []).map((link) => menuLinkSchema.parse(link));
}

const linesOf = async (identifier: string) => (await menus.read(identifier)).fields[0].value.split("\n");

test("the shop has the folder's menus, with headings and what pages require", async () => {
  const { navigation } = brandOf(engine.settings);
  expect(departmentsOf(await inTheShop("header"))).toEqual(navigation.departments);
  expect(destinationsOf(await inTheShop("footer"))).toEqual(navigation.loved);
  const lines = await linesOf("header");
  expect(lines).toEqual(
    expect.arrayContaining([
      "Portraits | /custom-pet-portraits | one-pet-canvas",
      "- One pet | /custom-one-pet-portraits",
      "- For:",
      "-- Mom | /gifts-for-mom",
    ]),
  );
});

test("labels, links and their order change at once, and are undone", async () => {
  const [first, ...others] = await linesOf("header");
  const links = [...others, "Shipping | /shipping", "- FAQ | /faq", "- More:", "-- Blog | /blog", first].join(
    "\n",
  );
  await menus.saveAndPublish("header", { links: links.slice(links.indexOf("Prints")) });
  const departments = departmentsOf(await inTheShop("header"));
  expect(departments[0].title).toBe("Prints");
  expect(departments.slice(-2)).toEqual([
    {
      title: "Shipping",
      path: "/shipping",
      pages: [{ title: "FAQ", path: "/faq" }],
      groups: [{ title: "More", pages: [{ title: "Blog", path: "/blog", needs: "blog" }] }],
    },
    { title: "Portraits", path: "/custom-pet-portraits", product: "one-pet-canvas", pages: [], groups: [] },
  ]);
  const { history, is_changed } = await menus.read("header");
  expect(is_changed).toBe(true);
  await menus.undo("header", history[0].id);
  expect((await menus.read("header")).is_changed).toBe(false);
});

test.each([
  ["footer", "Mugs", "Line 1: please write a label"],
  ["footer", "Mugs | https://elsewhere.example", "Line 1: please write a label"],
  ["footer", "Mugs | /custom-pet-mugs\n\nGone | /no-such-page", "Line 3: the shop has no page"],
  ["footer", "Mugs | /custom-pet-mugs\n- FAQ | /faq", "Line 2: there's nothing above"],
  ["header", "- FAQ | /faq", "Line 1: there's nothing above"],
  ["header", "Mugs | /custom-pet-mugs\n-- FAQ | /faq", "Line 2: there's nothing above"],
  ["header", "Mugs | /custom-pet-mugs | no-such-product", "Line 1: there's no product"],
  ["header", "FAQ | /faq\n".repeat(151), "no more than 150 links"],
  ["sidebar", "FAQ | /faq", "no such menu"],
])("the menu of the %s can't be %j", async (identifier, links, message) => {
  const { errors } = await menus.attemptSave(identifier, { links });
  expect(errors?.[0].message).toContain(message);
});
