import { buildSchema, GraphQLError, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { isUnknownPart, withoutUnknownParts } from "~/provider/unknown-parts";

const plain = buildSchema(`
  type Query { cart(cart_id: String!): Cart customer: Customer }
  type Mutation { logIn(email: String!): Customer save(input: SaveInput): Customer find(input: FindInput!): Customer }
  type Cart { id: ID! total: Float }
  type Customer { firstname: String }
  input SaveInput { name: String }
  input FindInput { number: String! postcode: String! }
`);

/** Repeats while the host reports unknown parts. */
function understoodOf(document: string): string | null {
  let text: string | null = document;
  while (text !== null) {
    const errors = validate(plain, parse(text)).map((error) => error.toJSON());
    if (!errors.some(isUnknownPart)) return text;
    text = withoutUnknownParts(text, errors);
  }
  return text;
}

function oneLine(text: string | null): string | undefined {
  return text?.replace(/\s+/g, " ").trim();
}

test("unsupported fields are removed with their selections", () => {
  const document =
    "query A($id: String!) { cart(cart_id: $id) { id points { spent rules { id } } total } offers { text } }";
  expect(oneLine(understoodOf(document))).toBe("query A($id: String!) { cart(cart_id: $id) { id total } }");
});

test("a field without remaining selections is removed with its variable", () => {
  const document = "query A($id: String!) { cart(cart_id: $id) { points } customer { firstname } }";
  expect(oneLine(understoodOf(document))).toBe("query A { customer { firstname } }");
});

test("unsupported arguments are removed with their variables", () => {
  const document =
    "mutation A($email: String!, $captcha: String) { logIn(email: $email, captcha: $captcha) { firstname token } }";
  expect(oneLine(understoodOf(document))).toBe(
    "mutation A($email: String!) { logIn(email: $email) { firstname } }",
  );
});

test("a variable of an unknown type is removed with its uses", () => {
  const document = 'mutation A($gift: GiftInput) { save(input: { name: "Bo", gift: $gift }) { firstname } }';
  expect(oneLine(understoodOf(document))).toBe('mutation A { save(input: {name: "Bo"}) { firstname } }');
});

test("a fragment on an unknown type is removed with its spreads", () => {
  const document =
    "query A { customer { firstname ...Rest } designs { ...D } } fragment Rest on Customer { ...More } fragment More on Customer { points } fragment D on Design { id }";
  expect(oneLine(understoodOf(document))).toBe("query A { customer { firstname } }");
});

// graphql-js quotes the field's name, and graphql-php does not.
test("a field whose input lacks what the host requires is removed", () => {
  const document =
    'mutation A($number: String!) { find(input: { number: $number }) { firstname } logIn(email: "a") { firstname } }';
  const [error] = validate(plain, parse(document)).map((each) => each.toJSON());
  const fault = { ...error, message: "Field FindInput.postcode of required type String! was not provided." };
  for (const errors of [[error], [fault]]) {
    expect(oneLine(withoutUnknownParts(document, errors))).toBe(
      'mutation A { logIn(email: "a") { firstname } }',
    );
  }
});

test("nothing remains of a field whose variable lacks what the host requires", () => {
  const document = "mutation A($input: FindInput!) { find(input: $input) { firstname } }";
  const message =
    'Variable "$input" got invalid value {"number":"1"}; Field FindInput.postcode of required type String! was not provided.';
  const error = { message, locations: [{ line: 1, column: 12 }] };
  expect(isUnknownPart(error)).toBe(true);
  const rest = withoutUnknownParts(document, [error]) ?? "";
  const [required] = validate(plain, parse(rest)).map((each) => each.toJSON());
  expect(withoutUnknownParts(rest, [required])).toBeNull();
});

test("nothing remains of a document without supported fields", () => {
  expect(understoodOf("query A { designs { id } customer { points } }")).toBeNull();
});

test("other errors report no unknown part", () => {
  expect(isUnknownPart(new GraphQLError("Could not find a cart").toJSON())).toBe(false);
  expect(isUnknownPart({ message: 'Cannot query field "points"', locations: [{ line: 1, column: 1 }] })).toBe(
    true,
  );
});

test("a shopper's text that a host repeats reports no unknown part", () => {
  const text = "Field A.b of required type C! was not provided.";
  const message = `Variable "$input" got invalid value {"text":"${text}"}; Expected type Int.`;
  expect(isUnknownPart({ message, locations: [{ line: 1, column: 9 }] })).toBe(false);
});

test("an execution error reports no unknown part, even with the same wording", () => {
  const said = { message: 'Unknown type "x" of a gift', locations: [{ line: 1, column: 1 }], path: ["save"] };
  expect(isUnknownPart(said)).toBe(false);
});
