"""Tunes the sentence model so that it tells what a text is about, and writes what changed.

Reads weights.bin and texts.json, which `npm run companion:train` makes, and writes the trained
file, a table of its scores on held-out texts, and what it said of each of them. Needs PyTorch; a
GPU makes it in minutes what takes a processor a day.
"""

import argparse
import json
import math
import random
import struct
import time

import torch
import torch.nn.functional as F

LAYERS, HEADS, WIDTH = 6, 12, 384
SCALE = 0.5 * math.sqrt(WIDTH)
BATCH, MESSAGES_A_STEP = 64, 16
TONES = ["bad-news", "hard", "mixed", "plain", "good"]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--out", default="trained")
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--epochs", type=int, default=24)
    parser.add_argument("--minutes", type=float, help="fewer epochs if it would take longer")
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--rdrop", type=float, default=5)
    parser.add_argument("--bits", default="3", help="sizes to write, for instance 3,4")
    parser.add_argument("--batch", type=int, default=BATCH)
    parser.add_argument("--few", type=int, default=0, help="only so many texts, to try it out")
    return parser.parse_args()


def read_weights(path):
    with open(path, "rb") as file:
        length = struct.unpack("<I", file.read(4))[0]
        head = json.loads(file.read(length))
        data = file.read()
    tensors = {}
    for one in head:
        raw = bytearray(data[one["from"] : one["to"]])
        tensors[one["name"]] = torch.frombuffer(raw, dtype=torch.float16).float().reshape(one["shape"])
    return tensors


def attention(q, k, v, seen, dropout):
    if hasattr(F, "scaled_dot_product_attention"):
        return F.scaled_dot_product_attention(q, k, v, attn_mask=seen, dropout_p=dropout)
    scores = (q @ k.transpose(-1, -2)) / math.sqrt(q.shape[-1])
    chances = scores.masked_fill(~seen, -1e4).softmax(-1)
    return F.dropout(chances, dropout, dropout > 0) @ v


class SentenceModel(torch.nn.Module):
    """BERT as in all-MiniLM-L6-v2; the tables of words and positions stay as they are."""

    def __init__(self, tensors, situations, intents):
        super().__init__()
        names = {}
        for name, tensor in tensors.items():
            if name.startswith("embeddings.") and not name.startswith("embeddings.LayerNorm"):
                self.register_buffer(name.replace(".", "_"), tensor)
            else:
                names[name.replace(".", "_")] = name
                self.register_parameter(name.replace(".", "_"), torch.nn.Parameter(tensor))
        self.names = names
        self.first = torch.nn.Linear(WIDTH, 512)
        self.last = torch.nn.Linear(512, situations)
        self.intent = torch.nn.Linear(WIDTH, intents)
        self.line = torch.nn.Linear(WIDTH, 1)

    def part(self, name):
        return getattr(self, name.replace(".", "_"))

    def linear(self, x, name):
        return F.linear(x, self.part(name + ".weight"), self.part(name + ".bias"))

    def norm(self, x, name):
        return F.layer_norm(x, (WIDTH,), self.part(name + ".weight"), self.part(name + ".bias"), 1e-12)

    def tokens(self, ids, mask):
        drop = lambda x: F.dropout(x, 0.1, self.training)
        count, length = ids.shape
        x = self.embeddings_word_embeddings_weight[ids]
        x = x + self.embeddings_position_embeddings_weight[:length]
        x = x + self.embeddings_token_type_embeddings_weight[0]
        x = drop(self.norm(x, "embeddings.LayerNorm"))
        seen = mask[:, None, None, :]
        for layer in range(LAYERS):
            at = f"encoder.layer.{layer}."
            q, k, v = (
                self.linear(x, at + "attention.self." + one).view(count, length, HEADS, -1).transpose(1, 2)
                for one in ("query", "key", "value")
            )
            p = 0.1 if self.training else 0.0
            mixed = attention(q, k, v, seen, p)
            mixed = mixed.transpose(1, 2).reshape(count, length, WIDTH)
            mixed = drop(self.linear(mixed, at + "attention.output.dense"))
            x = self.norm(x + mixed, at + "attention.output.LayerNorm")
            wide = F.gelu(self.linear(x, at + "intermediate.dense"))
            x = self.norm(x + drop(self.linear(wide, at + "output.dense")), at + "output.LayerNorm")
        return x

    def forward(self, ids, mask):
        x = self.tokens(ids, mask).float()
        weights = mask.float().unsqueeze(-1)
        mean = F.normalize((x * weights).sum(1) / weights.sum(1), dim=-1)
        return mean * SCALE, x

    def situation(self, pooled):
        return self.last(F.dropout(F.gelu(self.first(pooled)), 0.2, self.training))


def soft_target(row, index, count):
    target = torch.zeros(count)
    target[index[row["situation"]]] += 3
    if row.get("second"):
        target[index[row["second"]]] += 1
    for place, name in enumerate(row.get("reader", [])):
        target[index[name]] += 2 if place == 0 else 0.7
    target = target / target.sum()
    return 0.95 * target + 0.05 / count


def cropped(row, most, rng, marks, trains):
    """The tokens of a text with its marks, and the line that each of them is in."""
    ids, lines, key = row["ids"], row.get("lines") or [0], row.get("line", -1)
    ends = lines[1:] + [len(ids)]
    pieces = [(at, ids[a:b]) for at, (a, b) in enumerate(zip(lines, ends))]
    if trains and len(pieces) > 2 and rng.random() < 0.15:
        pieces = [one for one in pieces if one[0] == key or rng.random() < 0.6]
    tokens = [(token, at) for at, some in pieces for token in some][: most - 2]
    if trains:
        tokens = [(marks[3], at) if rng.random() < 0.05 else (token, at) for token, at in tokens]
    return [marks[1]] + [t for t, _ in tokens] + [marks[2]], [-1] + [at for _, at in tokens] + [-1], key


def batch_of(rows, most, rng, marks, trains, device):
    read = [cropped(row, most, rng, marks, trains) for row in rows]
    length = max(len(ids) for ids, _, _ in read)
    length = min(most, (length + 15) // 16 * 16)
    ids = torch.full((len(rows), length), marks[0])
    places = torch.full((len(rows), length), -1)
    for at, (some, where, _) in enumerate(read):
        ids[at, : len(some)] = torch.tensor(some)
        places[at, : len(where)] = torch.tensor(where)
    mask = torch.zeros(len(rows), length, dtype=torch.bool)
    for at, (some, _, _) in enumerate(read):
        mask[at, : len(some)] = True
    keys = torch.tensor([key for _, _, key in read])
    return [one.to(device, non_blocking=True) for one in (ids, mask, places, keys)]


def line_scores(model, x, places):
    """A score for each line: the mean over its tokens. Lines that aren't there get none."""
    count = int(places.max()) + 1
    if count < 1:
        return None
    scores = model.line(x).squeeze(-1)
    member = F.one_hot((places + 1).clamp(min=0), count + 1)[..., 1:].float()
    sums, sizes = (member * scores.unsqueeze(-1)).sum(1), member.sum(1)
    return torch.where(sizes > 0, sums / sizes.clamp(min=1), torch.tensor(-1e4, device=x.device))


def schedule(texts, rng, size):
    """Batches of texts of like length, in random order."""
    order = sorted(texts, key=lambda row: len(row["ids"]) * rng.uniform(0.8, 1.25))
    batches = [order[at : at + size] for at in range(0, len(order), size)]
    rng.shuffle(batches)
    return batches


def groups_of(model, rate):
    groups = []
    for name, value in model.named_parameters():
        original = model.names.get(name)
        if original is None:
            factor = 5
        elif original.startswith("embeddings."):
            factor = 0.9 ** (LAYERS + 1)
        else:
            factor = 0.9 ** (LAYERS - 1 - int(original.split(".")[2]))
        decay = 0.01 if value.dim() > 1 else 0.0
        groups.append({"params": [value], "lr": rate * factor, "weight_decay": decay})
    return groups


def train(model, data, options, device):
    rng = random.Random(options.seed)
    index = {one["id"]: at for at, one in enumerate(data["situations"])}
    count = len(index)
    tone_of = torch.tensor([TONES.index(one["tone"]) for one in data["situations"]], device=device)
    to_tone = F.one_hot(tone_of, len(TONES)).float()
    texts = [row for row in data["texts"] if not row["dev"]] + data["hints"]
    messages = [row for row in data["messages"] if not row["dev"]]
    for row in texts:
        row["target"] = soft_target(row, index, count)
    intents = {name: at for at, name in enumerate(data["intents"])}
    steps_each = math.ceil(len(texts) / options.batch)
    epochs, started = options.epochs, time.time()
    optimizer = torch.optim.AdamW(groups_of(model, options.rate))
    rates = [group["lr"] for group in optimizer.param_groups]
    step, losses = 0, []
    model.train()
    epoch = 0
    while epoch < epochs:
        for rows in schedule(texts, rng, options.batch):
            total = epochs * steps_each
            warm = 0.06 * total
            factor = step / warm if step < warm else 0.5 * (1 + math.cos(math.pi * min(1, (step - warm) / (total - warm))))
            for group, rate in zip(optimizer.param_groups, rates):
                group["lr"] = rate * factor
            ids, mask, places, keys = batch_of(rows, data["maxTokens"], rng, data["marks"], True, device)
            target = torch.stack([row["target"] for row in rows]).to(device)
            said = rng.sample(messages, MESSAGES_A_STEP)
            m_ids, m_mask, _, _ = batch_of(said, data["maxTokens"], rng, data["marks"], True, device)
            m_target = torch.tensor([intents[row["intent"]] for row in said], device=device)
            with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
                pooled, x = model(ids.repeat(2, 1), mask.repeat(2, 1))
                logits = model.situation(pooled).float()
                m_pooled, _ = model(m_ids, m_mask)
                m_logits = model.intent(m_pooled).float()
                lines = line_scores(model, x[: len(rows)], places)
            logs = F.log_softmax(logits, -1)
            one, two = logs[: len(rows)], logs[len(rows) :]
            loss = -(target * one).sum(-1).mean() / 2 - (target * two).sum(-1).mean() / 2
            apart = F.kl_div(one, two, log_target=True, reduction="batchmean")
            apart = apart + F.kl_div(two, one, log_target=True, reduction="batchmean")
            loss = loss + options.rdrop / 4 * apart
            tones = (one.exp() @ to_tone).clamp(min=1e-6).log()
            loss = loss - 0.2 * ((target @ to_tone) * tones).sum(-1).mean()
            loss = loss + 0.3 * F.cross_entropy(m_logits, m_target)
            known = keys >= 0
            if lines is not None:
                known = known & (keys < lines.shape[1])
                known = known & (lines.gather(1, keys.clamp(0, lines.shape[1] - 1)[:, None])[:, 0] > -1e3)
                if known.any():
                    loss = loss + 0.3 * F.cross_entropy(lines.float()[known], keys[known])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            step += 1
            if step % 50 == 0:
                losses.append(float(loss))
        epoch += 1
        spent = (time.time() - started) / 60
        if options.minutes and epoch == 1:
            epochs = max(2, min(epochs, int(options.minutes / spent)))
        print(f"epoch {epoch}/{epochs} {spent:.2f} min loss {sum(losses[-8:]) / max(1, len(losses[-8:])):.3f}", flush=True)


@torch.no_grad()
def judge(model, data, device):
    model.eval()
    rng = random.Random(0)
    names = [one["id"] for one in data["situations"]]
    family = {one["id"]: one["family"] for one in data["situations"]}
    tone = {one["id"]: one["tone"] for one in data["situations"]}
    found, table = [], {}
    for name in ("plain", "middle", "hard"):
        rows = [row for row in data["texts"] if row["dev"] and row["set"] == name]
        right = {"situation": 0, "three": 0, "family": 0, "tone": 0, "line": 0}
        sure = []
        for at in range(0, len(rows), 64):
            some = rows[at : at + 64]
            ids, mask, places, keys = batch_of(some, data["maxTokens"], rng, data["marks"], False, device)
            pooled, x = model(ids, mask)
            chances = model.situation(pooled).softmax(-1)
            lines = line_scores(model, x, places).argmax(-1)
            best = chances.topk(5)
            for row, p, top, line, key in zip(some, best.values.tolist(), best.indices.tolist(), lines.tolist(), keys.tolist()):
                meant = {row["situation"], *([row["second"]] if row["second"] else []), *row["reader"]}
                first = names[top[0]]
                right["situation"] += first in meant
                right["three"] += any(names[one] in meant for one in top[:3])
                right["family"] += family[first] in {family[one] for one in meant}
                right["tone"] += tone[first] in {tone[one] for one in meant}
                right["line"] += line == key
                sure.append((p[0], first in meant))
                found.append({"set": name, "meant": sorted(meant), "top": [[names[one], round(q, 3)] for one, q in zip(top, p)]})
        if rows:
            table[name] = {"texts": len(rows), **{one: round(value / len(rows), 3) for one, value in right.items()}, **at_ninety(sure)}
    rows = [row for row in data["messages"] if row["dev"]]
    if rows:
        ids, mask, _, _ = batch_of(rows, data["maxTokens"], rng, data["marks"], False, device)
        said = model.intent(model(ids, mask)[0]).argmax(-1).tolist()
        table["intent"] = round(sum(data["intents"][one] == row["intent"] for one, row in zip(said, rows)) / len(rows), 3)
    return table, found


def at_ninety(sure):
    """For how many texts it may speak if nine of ten answers have to be right."""
    best, right = 0, 0
    for at, (_, is_right) in enumerate(sorted(sure, reverse=True), 1):
        right += is_right
        if right / at >= 0.9:
            best = at
    return {"sure": round(best / len(sure), 3)}


def packed_change(change, bits):
    """A change in a few bits a number: a step for each row, and how many half steps."""
    levels = 2**bits
    spread = change.pow(2).mean(1, keepdim=True).sqrt().clamp(min=1e-8)
    usual = {2: 0.996, 3: 0.586, 4: 0.335}[bits]
    best = best_error = None
    for factor in torch.linspace(0.8, 1.4, 13):
        step = (spread * usual * factor).half().float().clamp(min=6e-8)
        codes = (change / step + levels / 2).floor().clamp(0, levels - 1)
        error = ((codes - levels / 2 + 0.5) * step - change).pow(2).sum(1, keepdim=True)
        if best is None:
            best, best_error = (step, codes), error
        else:
            better = error < best_error
            best = (torch.where(better, step, best[0]), torch.where(better, codes, best[1]))
            best_error = torch.minimum(error, best_error)
    step, codes = best
    return step, codes, (codes - levels / 2 + 0.5) * step


def in_bytes(codes, bits):
    flat = codes.flatten().to(torch.int64)
    flat = F.pad(flat, (0, -len(flat) % 8)).view(-1, 8)
    words = (flat << (torch.arange(8) * bits)).sum(1)
    return b"".join(int(word).to_bytes(bits, "little") for word in words.tolist())


def export(model, base, data, bits, path):
    """Writes the file, and puts into the model what a reader of the file will see."""
    tensors, blobs, offset = [], [], 0

    def add(name, kind, shape, *parts):
        nonlocal offset
        raw = b"".join(parts)
        raw += b"\0" * (-len(raw) % 4)
        tensors.append({"name": name, "kind": kind, "shape": list(shape), "from": offset})
        blobs.append(raw)
        offset += len(raw)

    half = lambda tensor: tensor.detach().cpu().half().numpy().tobytes()
    for name, original in model.names.items():
        value = getattr(model, name).detach().cpu()
        if value.dim() == 1:
            add(original, "f16", value.shape, half(value))
            getattr(model, name).data.copy_(value.half().float())
            continue
        step, codes, change = packed_change(value - base[original], bits)
        add(original, f"d{bits}", value.shape, half(step.flatten()), in_bytes(codes, bits))
        getattr(model, name).data.copy_((base[original] + change).half().float())
    for name in ("first", "last", "intent"):
        layer = getattr(model, name)
        weight = layer.weight.detach().cpu()
        step = (weight.abs().amax(1, keepdim=True) / 127).half().float().clamp(min=6e-8)
        codes = (weight / step).round().clamp(-127, 127)
        add(f"{name}.weight", "q8", weight.shape, half(step.flatten()), codes.to(torch.int8).numpy().tobytes())
        add(f"{name}.bias", "f16", layer.bias.shape, half(layer.bias))
        layer.weight.data.copy_(codes * step)
        layer.bias.data.copy_(layer.bias.detach().cpu().half().float())
    head = {"maxTokens": data["maxTokens"], "scale": SCALE, "situations": [one["id"] for one in data["situations"]], "intents": data["intents"], "tensors": tensors}
    text = json.dumps(head, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    with open(path, "wb") as file:
        file.write(b"DWCORE1\n" + struct.pack("<I", len(text)) + text + b"".join(blobs))


def main():
    options = arguments()
    random.seed(options.seed)
    torch.manual_seed(options.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    base = read_weights(f"{options.folder}/weights.bin")
    with open(f"{options.folder}/texts.json", encoding="utf8") as file:
        data = json.load(file)
    if options.few:
        for name in ("texts", "messages", "hints"):
            data[name] = random.sample(data[name], min(len(data[name]), options.few * (4 if name == "texts" else 2)))
    model = SentenceModel(base, len(data["situations"]), len(data["intents"])).to(device)
    train(model, data, options, device)
    torch.backends.cuda.matmul.allow_tf32 = False
    tuned = {name: value.detach().clone() for name, value in model.state_dict().items()}
    scores = {"whole": judge(model, data, device)[0]}
    for bits in [int(one) for one in options.bits.split(",")]:
        model.load_state_dict(tuned)
        export(model, base, data, bits, f"{options.out}-{bits}.bin")
        scores[f"{bits} bits"], found = judge(model, data, device)
        with open(f"{options.out}-{bits}-held-out.json", "w", encoding="utf8") as file:
            json.dump(found, file)
    for name, table in scores.items():
        print(name, json.dumps(table))
    with open(f"{options.out}.json", "w", encoding="utf8") as file:
        json.dump({"options": vars(options), "scores": scores}, file, indent=2)


main()
