import { buildSchema, parse, print, validate } from "graphql";
import { expect, it } from "vitest";
import { type MergedQuery, mergeQueries } from "~/provider/merged-query";

const SCHEMA = buildSchema(`
  type Query { cart(id: ID!): Cart, customer(first: Int): Customer }
  type Cart { id: ID, total: Int, owner: Customer }
  type Customer { id: ID, name: String, orders(page: Int): [Cart] }
`);

const CART =
  "query Cart($id: ID!) { cart(id: $id) { id owner { ...Name } } }\nfragment Name on Customer { name }";
const COUNT = "query Count($id: ID!) { counted: cart(id: $id) { total } }";
const NAME = "query Name { customer { ...Name } }\nfragment Name on Customer { name }";
const ORDERS = "query Orders($id: Int) { customer { orders(page: $id) { id } } }";

function merged(...documents: string[]): MergedQuery {
  const query = mergeQueries(documents);
  if (!query) throw new Error("The queries cannot be merged.");
  expect(validate(SCHEMA, parse(query.text))).toEqual([]);
  return query;
}

it("makes one valid document of queries with the same names of fields, variables and fragments", () => {
  const query = merged(CART, COUNT, NAME, ORDERS);
  expect(print(parse(query.text)).match(/fragment Name/g)).toHaveLength(1);
  expect(query.variables([{ id: "one" }, { id: "other" }, {}, { id: 2 }])).toEqual({
    q0_id: "one",
    q1_id: "other",
    q3_id: 2,
  });
});

it("returns to each query its own data, under the names that it asked for", () => {
  const parts = merged(COUNT, NAME, ORDERS).split({
    data: { q0_counted: { total: 3 }, q1_customer: { name: "Ada" }, q2_customer: { orders: [] } },
    errors: [],
  });
  expect(parts.map(({ data }) => data)).toEqual([
    { counted: { total: 3 } },
    { customer: { name: "Ada" } },
    { customer: { orders: [] } },
  ]);
});

it("returns an error to the query that it concerns, and one without a path to all", () => {
  const failed = { message: "No cart", path: ["q0_counted", "total"] };
  const whole = { message: "The shop is closed" };
  const [count, name] = merged(COUNT, NAME).split({
    data: { q0_counted: null, q1_customer: { name: "Ada" } },
    errors: [failed, whole],
  });
  expect(count).toEqual({
    data: { counted: null },
    errors: [{ message: "No cart", path: ["counted", "total"] }, whole],
  });
  expect(name).toEqual({ data: { customer: { name: "Ada" } }, errors: [whole] });
});

it.each([
  ["a mutation", "mutation Leave { leave }"],
  ["a fragment at the root", "query Root { ...Both }\nfragment Both on Query { customer { id } }"],
  [
    "a fragment with variables",
    "query Own($page: Int) { customer { ...Own } }\nfragment Own on Customer { orders(page: $page) { id } }",
  ],
  [
    "another fragment of the same name",
    "query Other { customer { ...Name } }\nfragment Name on Customer { id }",
  ],
  ["a directive of the operation", "query Live @live { customer { id } }"],
])("does not merge %s", (_kind, document) => {
  expect(mergeQueries([NAME, document])).toBeNull();
});
