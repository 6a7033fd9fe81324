/// <reference types="@remix-run/dev" />
/// <reference types="@remix-run/node" />
declare module "heic-decode" {
  export default function decode(input: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
