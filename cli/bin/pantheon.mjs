#!/usr/bin/env node
import '../../scripts/pantheon.mjs';
