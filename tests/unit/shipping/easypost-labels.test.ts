import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { easyPostLabels } from "~/engine/shipping/labels/easypost-labels";
import { type ParcelToSend, ShippingRejected } from "~/engine/shipping/labels/shipping-provider";
import { EasyPostServer } from "../../fixtures/easypost/easypost-server";

const PARCEL: ParcelToSend = {
  to: {
    firstname: "Ada",
    lastname: "Byron",
    company: null,
    street: ["12 Analytical Way"],
    city: "Sacramento",
    region_code: "CA",
    postcode: "95814",
    country_code: "US",
    telephone: "555-0100",
  },
  millimeters: [200, 150, 100],
  grams: 300,
};

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** Serves a label's file by plain HTTP. @returns its address */
async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function download(address: string, apiAddress = address) {
  const labels = easyPostLabels({ apiKey: "EZTK", url: apiAddress, fromAddress: "adr_1" });
  return labels.download(`${address}/label.pdf`);
}

describe("a label that EasyPost says it sold before", () => {
  it("isn't rejected because EasyPost rejects to return it", async () => {
    const easyPost = await EasyPostServer.open();
    const labels = easyPostLabels(easyPost.settings);
    const { rates, shipment } = await labels.quote(PARCEL, "order-1");
    const bought = await labels.buy(shipment, rates[0].id);
    expect(await labels.buy(shipment, rates[0].id)).toEqual(bought);
    easyPost.disturbNext(/^GET /, "reject");
    const error = await labels.buy(shipment, rates[0].id).catch((reason) => reason);
    expect(error.message).toMatch(/Insufficient funds/);
    expect(error).not.toBeInstanceOf(ShippingRejected);
    easyPost.close();
  });
});

describe("the file of a label", () => {
  it("is the PDF at its address", async () => {
    const address = await serve((_request, response) => response.end("%PDF-1.7"));
    expect((await download(address)).toString()).toBe("%PDF-1.7");
  });

  it("is never read by plain HTTP, unless EasyPost's own address is such", async () => {
    let calls = 0;
    const address = await serve((_request, response) => {
      calls += 1;
      response.end("%PDF-1.7");
    });
    await expect(download(address, "https://api.easypost.com")).rejects.toThrow("HTTPS");
    expect(calls).toBe(0);
  });

  it("is not looked for elsewhere", async () => {
    const address = await serve((request, response) => {
      if (request.url === "/elsewhere") response.end("%PDF-1.7");
      else response.writeHead(302, { Location: "/elsewhere" }).end();
    });
    await expect(download(address)).rejects.toThrow();
  });

  it("is not read when it is announced as too large", async () => {
    const address = await serve((_request, response) => {
      response.writeHead(200, { "Content-Length": 5_000_001 });
      response.write("%PDF-");
    });
    await expect(download(address)).rejects.toThrow("too large");
  });

  it("is not read to its end when it turns out to be too large", async () => {
    const address = await serve((_request, response) => {
      response.write("%PDF-");
      const more = setInterval(() => response.write(Buffer.alloc(1_000_000)), 5);
      response.on("close", () => clearInterval(more));
    });
    await expect(download(address)).rejects.toThrow("too large");
  });

  it("is a PDF", async () => {
    const address = await serve((_request, response) => response.end("<html>"));
    await expect(download(address)).rejects.toThrow("no PDF");
  });
});
