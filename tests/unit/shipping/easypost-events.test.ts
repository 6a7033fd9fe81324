import { expect, it } from "vitest";
import { easyPostSignature, readEasyPostEvent } from "~/engine/shipments/tracking/easypost-events";

const BODY = Buffer.from(
  '{"id":"evt_1","object":"Event","description":"tracker.updated","result":{"object":"Tracker","tracking_code":"9400abc","status":"out_for_delivery"}}',
);

it("an event of EasyPost is read when its signature covers the bytes", () => {
  const headers = new Headers({ "X-Hmac-Signature": easyPostSignature("a secret", BODY) });
  expect(readEasyPostEvent("a secret", BODY, headers)).toEqual({
    id: "evt_1",
    type: "tracker.updated",
    parcel: { trackingNumber: "9400ABC", state: "in-transit" },
  });
  expect(readEasyPostEvent("another", BODY, headers)).toBeNull();
});

it("the secret is normalized as EasyPost does: a letter of any form signs the same", () => {
  expect(easyPostSignature("caf\u00e9", BODY)).toBe(easyPostSignature("cafe\u0301", BODY));
  expect(easyPostSignature("\ufb01ne", BODY)).toBe(easyPostSignature("fine", BODY));
  // Computed by hand: printf '{}' | openssl dgst -sha256 -hmac fine
  expect(easyPostSignature("fine", Buffer.from("{}"))).toBe(
    "hmac-sha256-hex=ecc8a0eb52f78c4601bf6b3b0f58b37789610eae3844cf1fc725363ad7e9b257",
  );
});
