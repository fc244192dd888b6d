import { fractionAt, numberAt } from '@pantheon/kernel';
import type { NetFile } from './game-bot.ts';

/**
 * What the network is shown for each seat: its own features, the same weighted by how far the game has come, the best that a rival has of
 * each, how far the game has come, and the number of seats. The same network judges every seat.
 */
export function inputsOf(features: readonly (readonly number[])[], progress: number): Float32Array[] {
  const seats = features.length;
  return features.map((own, seat) => {
    const width = own.length;
    const input = new Float32Array(3 * width + 2);
    for (let i = 0; i < width; i++) {
      const value = own[i] as number;
      input[i] = value;
      input[width + i] = value * progress;
      input[2 * width + i] = Number.NEGATIVE_INFINITY;
    }
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const rival = features[other] as readonly number[];
      for (let i = 0; i < width; i++)
        if ((rival[i] as number) > (input[2 * width + i] as number)) input[2 * width + i] = rival[i] as number;
    }
    input[3 * width] = progress;
    input[3 * width + 1] = seats;
    return input;
  });
}

/** How many inputs there are for so many features. */
export const inputWidth = (features: number): number => 3 * features + 2;

interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly biases: Float32Array;
  /** What the layer gives, written over each time. */
  readonly signal: Float32Array;
}

/** A small network of dense layers; the hidden ones end in a leaky ramp. Runs anywhere, without a library. */
export class Network {
  readonly layers: readonly Layer[];

  constructor(file: NetFile) {
    this.layers = file.layers.map(({ weights, biases }, at) => ({
      inputs: numberAt(file.sizes, at),
      outputs: numberAt(file.sizes, at + 1),
      weights: Float32Array.from(weights),
      biases: Float32Array.from(biases),
      signal: new Float32Array(biases.length),
    }));
  }

  /** What the network says of one input: the logarithm of a chance, up to a constant that all seats share. */
  run(input: Float32Array): number {
    let signal = input;
    const last = this.layers.length - 1;
    for (let at = 0; at <= last; at++) signal = forward(this.layers[at] as Layer, signal, at < last);
    return fractionAt(signal, 0);
  }
}

/** How much of a negative signal passes a hidden neuron. */
export const LEAK = 0.05;

// The innermost loop of all thinking: it reads typed lists of known length, so indices are not checked again.
function forward({ inputs, outputs, weights, biases, signal: result }: Layer, signal: Float32Array, hidden: boolean): Float32Array {
  for (let row = 0, at = 0; row < outputs; row++) {
    let sum = biases[row] as number;
    for (let column = 0; column < inputs; column++, at++) sum += (weights[at] as number) * (signal[column] as number);
    result[row] = hidden && sum < 0 ? sum * LEAK : sum;
  }
  return result;
}
