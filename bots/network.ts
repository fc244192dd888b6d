import { fractionAt } from '@pantheon/kernel';
import type { NetFile } from './game-bot.ts';

/**
 * What the network is shown for each seat: its own features, the same weighted by how far the game has come, the best that a rival has of
 * each, how far the game has come, and the number of seats. The same network judges every seat.
 */
export function inputsOf(features: readonly (readonly number[])[], progress: number): Float32Array[] {
  return features.map((own, seat) => {
    const width = own.length;
    const input = new Float32Array(3 * width + 2);
    for (let i = 0; i < width; i++) {
      let best = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < features.length; other++) {
        if (other !== seat) best = Math.max(best, fractionAt(features[other] as readonly number[], i));
      }
      input[i] = fractionAt(own, i);
      input[width + i] = fractionAt(own, i) * progress;
      input[2 * width + i] = best;
    }
    input[3 * width] = progress;
    input[3 * width + 1] = features.length;
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
}

/** A small network of dense layers; the hidden ones end in a leaky ramp. Runs anywhere, without a library. */
export class Network {
  readonly layers: readonly Layer[];

  constructor(file: NetFile) {
    this.layers = file.layers.map((layer, at) => ({
      inputs: fractionAt(file.sizes, at),
      outputs: fractionAt(file.sizes, at + 1),
      weights: Float32Array.from(layer.weights),
      biases: Float32Array.from(layer.biases),
    }));
  }

  /** What the network says of one input: the logarithm of a chance, up to a constant that all seats share. */
  run(input: Float32Array): number {
    let signal = input;
    for (let at = 0; at < this.layers.length; at++) {
      signal = forward(this.layers[at] as Layer, signal, at < this.layers.length - 1);
    }
    return fractionAt(signal, 0);
  }
}

/** How much of a negative signal passes a hidden neuron. */
export const LEAK = 0.05;

function forward({ inputs, outputs, weights, biases }: Layer, signal: Float32Array, hidden: boolean): Float32Array {
  const result = new Float32Array(outputs);
  for (let row = 0; row < outputs; row++) {
    let sum = fractionAt(biases, row);
    const start = row * inputs;
    for (let column = 0; column < inputs; column++) sum += fractionAt(weights, start + column) * fractionAt(signal, column);
    result[row] = hidden && sum < 0 ? sum * LEAK : sum;
  }
  return result;
}
