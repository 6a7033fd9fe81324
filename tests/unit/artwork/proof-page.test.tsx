import { expect, test } from "vitest";
import type { ArtworkView } from "~/storefront/artwork/artwork-view";
import { ProofPage } from "~/storefront/artwork/proof-page";
import { errorInTitle } from "~/storefront/ui/error-title";
import { drawnPage } from "../brand/drawn-page";

const IN_WORDS = "Front: “Rex” in Fredoka, black, centered";

const view = {
  order: { number: "MPC100000001", artwork_token: "token", may_answer: true, proof_request: "ASKED" },
  items: ["7", "8"].map((id) => ({
    id,
    name: "Engraved Pet Tag",
    quantity: 1,
    options: [{ label: "Design", value: IN_WORDS }],
    surfaces: [],
    proof: {
      round: 1,
      state: "SENT",
      can_approve: true,
      can_ask_for_change: true,
      shop_message: "",
      wish: "",
      sent_at: "2026-11-20T10:00:00.000Z",
      last_day: "2026-11-27",
      answered_at: null,
      by_deadline: false,
      edit_path: null,
      has_newer_version: false,
    },
  })),
} as unknown as ArtworkView;

test("each button that approves a design is described by the design in words", () => {
  const page = drawnPage(<ProofPage view={view} rejection={null} />);
  const described = [...page.matchAll(/<button(?=[^>]*value="APPROVED")[^>]*aria-describedby="([^"]+)"/g)];
  expect(described.map(([, id]) => id)).toEqual(["features-7", "features-8"]);
  for (const [, id] of described)
    expect(new RegExp(`<p id="${id}"[^>]*>([^<]*)`).exec(page)?.[1]).toContain(IN_WORDS);
});

test("a rejected wish is listed with a link to its field, in the form of its design alone", () => {
  const rejection = { item: "8", wish: "", message: "This is a required field." };
  const page = drawnPage(<ProofPage view={view} rejection={rejection} />);
  expect(page.match(/autofocus/gi)).toHaveLength(1);
  expect(page).toMatch(/<a href="#wish-8"[^>]*>Or tell us what to change<\/a>.*required field/s);
  expect(errorInTitle(`<title>Proof</title>${page}`)).toContain("<title>Error: Proof</title>");
});
