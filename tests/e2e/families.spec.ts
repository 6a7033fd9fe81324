import { designsByTouch, designsOnADesktop, type Family } from "../fixtures/family-story";
import { MAIN } from "../fixtures/main";
import { test } from "../fixtures/shop-test";

const PHONE = "555 010 0164";

/** One of every family whose tool has special features. */
const families: Family[] = [
  { path: "/photopuzzle-tool", name: "Pet Photo Puzzle", photos: 1, drags: "Photo" },
  { path: "/frame-tool", name: "Framed Pet Photo", photos: 1, drags: "Photo" },
  { path: "/customframe-tool", name: "Custom Framed Pet Photo", photos: 1, drags: "Photo" },
  { path: "/doubleacrylic-tool", name: "Floating Double Acrylic Print", photos: 1, drags: "Photo" },
  { path: "/umbrella-tool", name: "Pet Photo Umbrella", photos: 1, drags: "Photo" },
  { path: "/playingcards-tool", name: "Photo Playing Cards", photos: 1, drags: "Photo (back)" },
  { path: "/socks-tool", name: "Pet Face Socks", photos: 1, drags: "Photo (leg)" },
  {
    path: "/apron-tool",
    name: "Pet Photo Apron",
    photos: 1,
    text: { Name: "Rex" },
    drags: "Photo",
    keys: "Name",
  },
  {
    path: "/wallclock-tool",
    name: "Pet Photo Wall Clock",
    photos: 1,
    text: { Name: "Rex" },
    drags: "Photo",
    keys: "Name",
  },
  {
    path: "/switchpanel-tool",
    name: "Pet Light Switch Plate",
    photos: 1,
    text: { Name: "Rex" },
    drags: "Photo",
    keys: "Name",
  },
  {
    path: "/luggagetag-tool",
    name: "Pet Luggage Tag with Name",
    photos: 1,
    text: { "Name (front)": "Rex", "Your name (back)": "Ada Byron", "Phone (back)": PHONE },
    drags: "Photo (front)",
    keys: "Your name (back)",
  },
  {
    path: "/pet-tags-tool",
    name: "Engraved Pet Tag",
    text: { "Name (front)": "Rex", "Phone (back)": PHONE },
    drags: "Name (front)",
    keys: "Phone (back)",
  },
  {
    path: "/jewellery-tool",
    name: "Engraved Pet Pendant",
    text: { "Name (front)": "Rex", "Text on the back": "Good dog" },
    drags: "Name (front)",
    keys: "Text on the back (back)",
  },
  {
    path: "/create-your-own-neon-sign",
    name: "Custom Pet Neon Sign",
    text: { Text: "Rex" },
    drags: "Text",
  },
  {
    path: "/busroll-tool",
    name: "Pet Bus Roll",
    addsText: true,
    text: { "Added text": "Rex" },
    drags: "Added text",
  },
  { path: "/photoprints-tool", name: "Pet Photo Prints", photos: 1, drags: "Photo" },
  { path: "/didacticgame-tool", name: "Photo Memory Game", photos: 6, drags: "Photo (Pair 1)" },
  { path: "/rubixcube-tool", name: "Six Photo Puzzle Cube", photos: 6, drags: "Photo (Front)" },
  { path: "/calendar-tool", name: "Pet Wall Calendar", photos: 13, drags: "Photo (Cover)" },
  {
    path: "/photobook-tool",
    name: "Pet Photo Book",
    photos: 21,
    arrangement: "One photo per page",
    text: { "Title (Cover)": "Rex" },
    drags: "Photo (Cover)",
    keys: "Title (Cover)",
  },
];

/** One of each kind of editable layer: a photo, engraved, neon and added text, a page of many. */
const KINDS_OF_PARTS = [
  "/photopuzzle-tool",
  "/pet-tags-tool",
  "/create-your-own-neon-sign",
  "/busroll-tool",
  "/photobook-tool",
];

for (const family of families) {
  const details = family.path === "/pet-tags-tool" ? MAIN : {};
  test(
    `${family.name}: designed by mouse and keyboard, and added to the cart`,
    details,
    async ({ shop, consoleErrors }) => {
      await designsOnADesktop(shop, consoleErrors, family);
    },
  );
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const family of families.filter(({ path }) => KINDS_OF_PARTS.includes(path))) {
    test(`${family.name}: a finger moves a selected layer and scrolls the rest`, async ({ shop }) => {
      await designsByTouch(shop, family);
    });
  }
});
