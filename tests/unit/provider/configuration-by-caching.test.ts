import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { ProviderDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import type { Fault } from "../../fixtures/faulty-host";

const host = await vi.hoisted(async () => {
  const { openFaultyHost } = await import("../../fixtures/faulty-host");
  const opened = await openFaultyHost();
  process.env.PROVIDER_URL = opened.address;
  process.env.SESSION_SECRET = "a secret that only this test knows, long enough";
  return opened;
});
afterAll(() => host.close());

type Question = ProviderDocument<{ configuration?: object; store?: object }, object>;
/** Not asked by another test: what a host lacks is remembered by document. */
const questions = (fields: string, name: string) =>
  `query ${name} { ${fields} configuration(config_fields: ["pay_later", "free_shipping_price"]) { configvalues { key value } } }` as Question;

const VALUES = [
  { key: "pay_later", value: "1" },
  { key: "free_shipping_price", value: "79" },
];

/** GraphQL without the field `configuration`; POST /caching as given. */
function hostWith(caching: { status: number; body: object }): Fault {
  return (response, { path, body }) => {
    const isGraphql = path === "/graphql";
    const query: string = isGraphql ? JSON.parse(body).query : "";
    const column = query.indexOf("configuration") + 1;
    const unknown = {
      errors: [
        {
          message: 'Cannot query field "configuration" on type "Query".',
          locations: [{ line: query.slice(0, column).split("\n").length, column: columnOf(query, column) }],
        },
      ],
    };
    const result = !isGraphql ? caching.body : column > 0 ? unknown : { data: { store: { id: 5 } } };
    response.writeHead(isGraphql ? 200 : caching.status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(result));
  };
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf("\n", offset - 1) + 1);
}

async function ask(document: Question) {
  const provider = await openProvider(new Request("http://shop.test/"));
  return provider.attempt(document, {});
}

const toCaching = () => host.calls.filter(({ path }) => path === "/caching");

beforeEach(() => {
  host.calls.length = 0;
});

// @specification §7 L228
describe("a host without configuration in GraphQL", () => {
  const OK = {
    status: 200,
    body: { status: true, message: "", data: { configvalues: VALUES }, error: null },
  };

  test("is asked by POST /caching, with the keys as a JSON list, for a whole document and for a part", async () => {
    host.reply(hostWith(OK));
    expect(await ask(questions("", "Whole"))).toMatchObject({
      status: true,
      data: { configuration: { configvalues: VALUES } },
    });
    expect(await ask(questions("store { id }", "Part"))).toMatchObject({
      status: true,
      data: { store: { id: 5 }, configuration: { configvalues: VALUES } },
    });
    expect(toCaching().map(({ method, body }) => [method, JSON.parse(body)])).toEqual(
      Array(2).fill(["POST", { config_fields: '["pay_later", "free_shipping_price"]' }]),
    );
  });

  test("that lacks /caching as well is not asked again for a while", async () => {
    host.reply(hostWith({ status: 404, body: {} }));
    expect(await ask(questions("store { id }", "Lacking"))).toMatchObject({ data: { store: { id: 5 } } });
    expect(await ask(questions("", "LackingAll"))).toMatchObject({ status: false, error: "unsupported" });
    expect(toCaching()).toHaveLength(1);
  });
});

test("a host with configuration in GraphQL is not asked by POST /caching", async () => {
  host.reply((response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ data: { configuration: { configvalues: VALUES } } }));
  });
  expect(await ask(questions("", "Supported"))).toMatchObject({
    data: { configuration: { configvalues: VALUES } },
  });
  expect(toCaching()).toEqual([]);
});
