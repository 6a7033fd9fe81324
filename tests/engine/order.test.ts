import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import {
  ADDRESS,
  add,
  applyCoupon,
  billTo,
  customer,
  designTag,
  guest,
  newCart,
  ORDER,
  ownCart,
  payBy,
  place,
  readCart,
  readyCart,
  sellVirtualProduct,
  setEmail,
  shipTo,
  tag,
} from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

describe("placing an order", () => {
  it("stores items, design, totals, and addresses unchanged", async () => {
    const sender = guest();
    const id = await readyCart(engine, sender, { quantity: 3 });
    await applyCoupon(engine, sender, id, "WELCOME10");
    const shown = (await readCart(engine, sender, id)).data.cart;
    const { data } = await place(engine, sender, id);
    expect(data.placeOrder.errors).toEqual([]);
    const order = data.placeOrder.orderV2;
    const [item] = shown.itemsV2.items;
    expect(order).toMatchObject({
      status: "Pending Payment",
      status_code: "pending_payment",
      email: "ada@example.com",
      shipping_method: "Standard Shipping",
      payment_methods: [{ name: "Check / Money order", type: "checkmo" }],
      total: { grand_total: { value: shown.prices.grand_total.value } },
      items: [
        {
          product_name: "Engraved Pet Tag",
          product_sku: "pet-tag",
          quantity_ordered: 3,
          product_sale_price: { value: item.prices.price.value },
          row_total: { value: item.prices.row_total.value },
          original_image_url: item.extra_info.original_image_url,
        },
      ],
      shipping_address: { firstname: "Ada", region: "California" },
      billing_address: { firstname: "Ada" },
    });
    expect(order.number).toMatch(/^MPC1\d{8}$/);
    expect(order.token).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(order.arrival_date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(order.total.totals.map(({ code, amount }) => [code, amount.value])).toEqual(
      shown.prices.totals.map(({ code, amount }) => [code, amount.value]),
    );
    expect(order.items[0].selected_options.length).toBeGreaterThan(0);
  });

  it("closes the cart", async () => {
    const sender = guest();
    const id = await readyCart(engine, sender);
    await place(engine, sender, id);
    const { errors } = await readCart(engine, sender, id);
    expect(errors?.[0].message).toBe("The cart isn't active.");
  });

  it("twice at the same time creates one order, returned by both calls", async () => {
    const sender = guest();
    const id = await readyCart(engine, sender);
    const responses = await Promise.all(Array.from({ length: 5 }, () => place(engine, sender, id)));
    const numbers = responses.map(({ data }) => data.placeOrder.orderV2.number);
    expect(new Set(numbers).size).toBe(1);
    const orders = await engine.db.selectFrom("sales_order").select("id").where("cart_id", "=", id).execute();
    expect(orders).toHaveLength(1);
    const mails = await engine.db
      .selectFrom("mail_outbox")
      .select("id")
      .where("subject", "=", `Your order ${numbers[0]}`)
      .execute();
    expect(mails).toHaveLength(1);
    const later = await place(engine, sender, id);
    expect(later.data.placeOrder.orderV2.number).toBe(numbers[0]);
  });

  it("is not affected by later changes of the catalog", async () => {
    const sender = guest();
    const { data } = await place(engine, sender, await readyCart(engine, sender));
    const { token, total } = data.placeOrder.orderV2;
    const before = await engine.db
      .selectFrom("product")
      .selectAll()
      .where("sku", "=", "pet-tag")
      .executeTakeFirstOrThrow();
    await engine.db
      .updateTable("product")
      .set({ price_cents: 1, name: "Other" })
      .where("sku", "=", "pet-tag")
      .execute();
    const read = await engine.graphql(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) { ${ORDER} } }`,
      { token },
    );
    await engine.db
      .updateTable("product")
      .set({ price_cents: before.price_cents, name: before.name })
      .where("sku", "=", "pet-tag")
      .execute();
    expect(read.data.guestOrderByToken.items[0].product_name).toBe("Engraved Pet Tag");
    expect(read.data.guestOrderByToken.total).toEqual(total);
  });

  it("reports what is missing, one problem after the other", async () => {
    const sender = guest();
    const id = await newCart(engine, sender);
    const problem = async () => (await place(engine, sender, id)).data.placeOrder.errors[0];
    expect(await problem()).toEqual({
      code: "UNABLE_TO_PLACE_ORDER",
      message: "Unable to place order: The cart is empty.",
    });
    await add(engine, sender, id, [tag(await designTag(engine, sender))]);
    expect((await problem()).code).toBe("GUEST_EMAIL_MISSING");
    await setEmail(engine, sender, id, "ada@example.com");
    expect((await problem()).message).toBe("Unable to place order: Please enter a shipping address.");
    await shipTo(engine, sender, id, { address: ADDRESS });
    expect((await problem()).message).toBe("Unable to place order: Please choose a payment method.");
    await payBy(engine, sender, id, "checkmo");
    const { data } = await place(engine, sender, id);
    expect(data.placeOrder.orderV2.number).toMatch(/^MPC/);
  });

  it("is rejected while something in the cart cannot be bought", async () => {
    const sender = guest();
    const id = await readyCart(engine, sender);
    const setSalable = (is_salable: number) =>
      engine.db.updateTable("product").set({ is_salable }).where("sku", "=", "pet-tag").execute();
    await setSalable(0);
    const { data } = await place(engine, sender, id);
    await setSalable(1);
    expect(data.placeOrder.errors).toEqual([
      {
        code: "UNABLE_TO_PLACE_ORDER",
        message: "Unable to place order: Engraved Pet Tag isn't available right now.",
      },
    ]);
    expect((await place(engine, sender, id)).data.placeOrder.errors).toEqual([]);
  });

  it("is rejected for another person's cart like for one that does not exist", async () => {
    const foreign = await readyCart(engine, await customer(engine));
    for (const id of [foreign, "A".repeat(32), "nothing"]) {
      const { data } = await place(engine, guest(), id);
      expect(data.placeOrder).toEqual({
        orderV2: null,
        errors: [{ code: "CART_NOT_FOUND", message: `Could not find a cart with ID "${id}"` }],
      });
    }
  });

  it("is rejected for a merged cart", async () => {
    const sender = guest();
    const id = await readyCart(engine, sender);
    await engine.db.updateTable("cart").set({ is_active: 0 }).where("id", "=", id).execute();
    const { data } = await place(engine, sender, id);
    expect(data.placeOrder.errors[0].code).toBe("CART_NOT_ACTIVE");
  });

  it("needs no parcel for virtual products, and no payment when nothing is owed", async () => {
    await sellVirtualProduct(engine);
    const sender = guest();
    const id = await newCart(engine, sender);
    const added = await add(engine, sender, id, [{ sku: "gift-certificate", quantity: 1 }]);
    expect(added.data.addProductsToCart.cart).toMatchObject({ is_virtual: true, total_quantity: 1 });
    await setEmail(engine, sender, id, "ada@example.com");
    await applyCoupon(engine, sender, id, "ALLFREE");
    await billTo(engine, sender, id, { address: ADDRESS });
    const { data } = await payBy(engine, sender, id, "free");
    expect(data.setPaymentMethodOnCart.cart).toMatchObject({
      shipping_addresses: [],
      available_payment_methods: [{ code: "free" }],
      prices: { grand_total: { value: 0 } },
    });
    const placed = await place(engine, sender, id);
    expect(placed.data.placeOrder.orderV2).toMatchObject({
      status_code: "processing",
      shipping_method: null,
      arrival_date: null,
      shipping_address: null,
      billing_address: { firstname: "Ada" },
    });
  });

  it("assigns the order to the signed-in customer, also when the cart was a guest's", async () => {
    const sender = await customer(engine);
    const { data } = await place(engine, sender, await readyCart(engine, { owner: sender.owner }));
    const { email, number } = data.placeOrder.orderV2;
    expect(email).toBe(sender.email);
    const own = await engine.graphql("{ customer { orders { items { number } } } }", {}, sender);
    expect(own.data.customer.orders.items).toEqual([{ number }]);
  });

  it("saves the address to the customer's book when requested, once", async () => {
    const sender = await customer(engine);
    for (let time = 0; time < 2; time += 1) {
      const id = await ownCart(engine, sender);
      await add(engine, sender, id, [tag(await designTag(engine, sender))]);
      await shipTo(engine, sender, id, { address: { ...ADDRESS, save_in_address_book: true } });
      await payBy(engine, sender, id, "checkmo");
      await place(engine, sender, id);
    }
    const book = await engine.db
      .selectFrom("customer_address")
      .selectAll()
      .where("customer_id", "=", sender.id)
      .execute();
    expect(book).toHaveLength(1);
    expect(book[0]).toMatchObject({ city: "Sacramento", region_code: "CA", default_shipping: 1 });
  });
});

describe("a customer's orders", () => {
  const list = `query ($filter: CustomerOrdersFilterInput, $page: Int, $size: Int, $sort: CustomerOrderSortInput) {
    customer { orders(filter: $filter, currentPage: $page, pageSize: $size, sort: $sort) {
      total_count page_info { current_page page_size total_pages } items { number items { product_sku } }
    } }
  }`;

  async function ordersOf(sender: Sender, variables: object = {}) {
    const { data, errors } = await engine.graphql(list, { page: 1, size: 20, ...variables }, sender);
    return { orders: data?.customer?.orders, errors };
  }

  it("are their own, newest first, page by page, or by number", async () => {
    const sender = await customer(engine);
    const numbers: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      const { data } = await place(engine, sender, await readyCart(engine, sender));
      numbers.push(data.placeOrder.orderV2.number);
    }
    const newestFirst = [...numbers].reverse();
    const { orders } = await ordersOf(sender, { size: 2 });
    expect(orders.total_count).toBe(3);
    expect(orders.page_info).toEqual({ current_page: 1, page_size: 2, total_pages: 2 });
    expect(orders.items.map(({ number }) => number)).toEqual(newestFirst.slice(0, 2));
    const second = await ordersOf(sender, { size: 2, page: 2 });
    expect(second.orders.items.map(({ number }) => number)).toEqual(newestFirst.slice(2));
    const oldest = { sort_field: "CREATED_AT", sort_direction: "ASC" };
    expect((await ordersOf(sender, { sort: oldest })).orders.items[0].number).toBe(numbers[0]);
    const one = await ordersOf(sender, { filter: { number: { eq: numbers[1] } } });
    expect(one.orders.items.map(({ number }) => number)).toEqual([numbers[1]]);
    const some = await ordersOf(sender, { filter: { number: { in: [numbers[0], "X"] } } });
    expect(some.orders.total_count).toBe(1);
    const anyNumber = await ordersOf(sender, { filter: { number: { match: "%" } } });
    expect(anyNumber.orders.total_count).toBe(3);
    const typed = await ordersOf(sender, { filter: { number: { match: numbers[2].toLowerCase() } } });
    expect(typed.orders.items.map(({ number }) => number)).toEqual([numbers[2]]);

    for (const number of [
      { in: [] },
      { in: [null] },
      { eq: "\u0000" },
      { in: Array(1000).fill("X") },
      { match: "X".repeat(200_000) },
    ]) {
      const { errors, orders } = await ordersOf(sender, { filter: { number } });
      expect(errors).toBeUndefined();
      expect(orders.total_count).toBe(0);
    }

    const other = await customer(engine);
    expect((await ordersOf(other)).orders.total_count).toBe(0);
    const foreign = await ordersOf(other, { filter: { number: { eq: numbers[0] } } });
    expect(foreign.orders.items).toEqual([]);
  });

  it("are found by days of the shop's time zone, not of UTC", async () => {
    const sender = await customer(engine);
    await place(engine, sender, await readyCart(engine, sender));
    const found = async (created_at: string, order_date: object) => {
      await engine.db
        .updateTable("sales_order")
        .set({ created_at })
        .where("customer_id", "=", sender.id)
        .execute();
      return (await ordersOf(sender, { filter: { order_date } })).orders.total_count;
    };
    const lateOnTheNinth = "2026-11-10T04:59:59.000Z";
    const earlyOnTheTenth = "2026-11-10T05:00:00.000Z";
    expect(await found(lateOnTheNinth, { to: "2026-11-09" })).toBe(1);
    expect(await found(lateOnTheNinth, { from: "2026-11-10" })).toBe(0);
    expect(await found(earlyOnTheTenth, { to: "2026-11-09" })).toBe(0);
    expect(await found(earlyOnTheTenth, { from: "2026-11-10", to: "2026-11-10" })).toBe(1);
    const { errors } = await ordersOf(sender, { filter: { order_date: { from: "2026-13-45" } } });
    expect(errors?.[0].message).toBe("Please enter dates as yyyy-mm-dd.");
  });

  it("reject invalid pages", async () => {
    const sender = await customer(engine);
    for (const page of [{ page: 0 }, { page: -1 }, { size: 0 }, { size: 1_000_000 }]) {
      const { errors } = await ordersOf(sender, page);
      expect(errors?.[0].extensions.category).toBe("graphql-input");
    }
  });

  it("are opened by their token only", async () => {
    const byToken = `query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }`;
    const { data } = await place(engine, guest(), await readyCart(engine, guest()));
    const { number, token } = data.placeOrder.orderV2;
    expect((await engine.graphql(byToken, { token })).data.guestOrderByToken.number).toBe(number);
    for (const wrong of ["", number, "%", `${token}x`, "' or 1=1 --", "\u0000"]) {
      const { errors } = await engine.graphql(byToken, { token: wrong });
      expect(errors?.[0].extensions.category).toBe("graphql-no-such-entity");
    }
  });
});
