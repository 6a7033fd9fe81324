import { createHmac } from "node:crypto";
import { createCookie } from "@remix-run/node";
import sharp from "sharp";
import type { DesignDocument } from "../../app/design/document/document";
import { sampleDocument } from "../../app/design/products/samples";
import "../fixtures/brand-samples";
import type { LoadRequest } from "./measure";
import { ADD_TO_CART, ADDRESS, GUEST_CHECKOUT, PLACE_ORDER, PRODUCT, SAVE_DESIGN } from "./operations";

/** The store responds that it is temporarily unavailable. */
export class ShopAway extends Error {}

/** Prepares measurements through POST /graphql: carts with separate designs, and customers. */
export class Shopper {
  private readonly headers: Record<string, string>;

  /**
   * @param findAddress of the next process to use, or the address of the only one
   * @param owner the visitor's token, which owns the designs
   * @param token of a signed-in customer
   * @param network the shopper's own IP address, for a store that trusts the loopback interface as its proxy
   */
  constructor(
    private readonly findAddress: string | (() => string),
    owner: string,
    token?: string,
    network?: string,
  ) {
    this.headers = {
      "Content-Type": "application/json",
      Store: "mpc",
      designOwner: owner,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(network && { "X-Forwarded-For": network }),
    };
  }

  get address(): string {
    return typeof this.findAddress === "string" ? this.findAddress : this.findAddress();
  }

  /** A request in the load generator's form. */
  request(query: string, variables: object = {}): LoadRequest {
    return {
      method: "POST",
      path: "/graphql",
      headers: this.headers,
      body: JSON.stringify({ query, variables }),
    };
  }

  /** @throws Error with the response when it contains errors */
  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const { body, path } = this.request(query, variables);
    const response = await fetch(this.address + path, { method: "POST", headers: this.headers, body });
    const result = (await response.json()) as { data: Data; errors?: unknown };
    if (response.status === 503) throw new ShopAway(JSON.stringify(result.errors));
    if (result.errors) throw new Error(JSON.stringify(result.errors));
    return result.data;
  }

  async openCart(): Promise<string> {
    const { createGuestCart } = await this.ask<{ createGuestCart: { cart: { id: string } } }>(
      "mutation { createGuestCart { cart { id } } }",
    );
    return createGuestCart.cart.id;
  }

  /** A cart line with a new design: the product's sample, with an uploaded photo; a plain JPEG by default. */
  async designLine(sku: string, photo?: Buffer): Promise<CartLine> {
    const sample = sampleDocument(sku);
    if (!sample) throw new Error(`There is no sample of ${sku}.`);
    const document = JSON.stringify(withPhoto(sample, await this.uploadPhoto(photo ?? (await plainPhoto()))));
    const { saveDesign } = await this.ask<SaveDesignResponse>(SAVE_DESIGN, { input: { sku, document } });
    if (!saveDesign.design) throw new Error(JSON.stringify(saveDesign.user_errors));
    const { products } = await this.ask<ProductResponse>(PRODUCT, { sku });
    const uid = products.items[0].tool.design_option_uid;
    return { sku, quantity: 1, entered_options: [{ uid, value: saveDesign.design.id }] };
  }

  async addToCart(cartId: string, lines: CartLine[]): Promise<void> {
    const { addProductsToCart } = await this.ask<{ addProductsToCart: { user_errors: unknown[] } }>(
      ADD_TO_CART,
      { cartId, lines },
    );
    if (addProductsToCart.user_errors.length > 0) throw new Error(JSON.stringify(addProductsToCart));
  }

  /** A cart with the lines, ready to be ordered. */
  async readyCart(...lines: CartLine[]): Promise<string> {
    const cartId = await this.openCart();
    await this.addToCart(cartId, lines);
    const { email, address, method, payment } = GUEST_CHECKOUT;
    await this.ask(email, { cartId, email: "bench@example.com" });
    await this.ask(address, { cartId, address: ADDRESS });
    await this.ask(method, { cartId });
    await this.ask(payment, { cartId });
    return cartId;
  }

  /** Places a guest's order of these lines; returns its number. */
  async order(lines: CartLine[]): Promise<string> {
    const cartId = await this.readyCart(...lines);
    const { placeOrder } = await this.ask<PlaceOrderResponse>(PLACE_ORDER, { cartId });
    if (!placeOrder.orderV2) throw new Error(JSON.stringify(placeOrder.errors));
    return placeOrder.orderV2.number;
  }

  private async uploadPhoto(photo: Buffer): Promise<string> {
    const response = await fetch(`${this.address}/rest/mpc/V1/photos`, {
      method: "POST",
      headers: { ...this.headers, "Content-Type": "application/octet-stream" },
      body: new Uint8Array(photo),
    });
    const result = (await response.json()) as { data: { id: string } | null; message: string };
    if (response.status === 503) throw new ShopAway(result.message);
    if (!result.data) throw new Error(result.message);
    return result.data.id;
  }
}

export interface CartLine {
  sku: string;
  quantity: number;
  entered_options: { uid: string; value: string }[];
}

/** The cookie that makes the storefront show this cart. */
export function cartCookie(cartId: string, secret: string): Promise<string> {
  return signedPair("MPC_CARTID", cartId, secret);
}

/** The cookies of a session. @param id of its customer */
export async function sessionCookies(token: string, id: string, secret: string): Promise<string> {
  const pairs = [signedPair("MPC_CID", token, secret), signedPair("MPC_CUSTOMER", id, secret)];
  return (await Promise.all(pairs)).join("; ");
}

/** Signs as the store does (app/provider/signed-cookie.server.ts), so that it need not renew the cookie. */
async function signedPair(name: string, value: string, secret: string): Promise<string> {
  const secrets = [createHmac("sha256", secret).update(`cookie\n${name}`).digest("base64url")];
  const header = await createCookie(name, { secrets }).serialize(value);
  return header.split(";", 1).join();
}

function plainPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: "#c98a4b" } })
    .jpeg()
    .toBuffer();
}

function withPhoto(document: DesignDocument, photoId: string): DesignDocument {
  const surfaces = structuredClone(document.surfaces);
  for (const { layers } of Object.values(surfaces)) {
    for (const layer of layers) if (layer.kind === "photo") layer.photoId = photoId;
  }
  return { ...document, surfaces };
}

interface SaveDesignResponse {
  saveDesign: { design: { id: string } | null; user_errors: unknown[] };
}
interface PlaceOrderResponse {
  placeOrder: { orderV2: { number: string } | null; errors: unknown };
}
interface ProductResponse {
  products: { items: { tool: { design_option_uid: string } }[] };
}
