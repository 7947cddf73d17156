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
BATCH = 64
# How many of each go with a batch of texts.
MESSAGES, TOLD, CONCERNS, LINED = 16, 8, 136, 10
MOST_LINES, LINE_TOKENS = 14, 64
# Questions with a batch of texts, what is shown with each, how much of an entry, how many to look among, and in how
# many entries.
ASKED, SHOWN, WINDOW, NEAREST, JOURNAL = 16, 7, 90, 40, 1000
TONES = ["bad-news", "hard", "mixed", "plain", "good"]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--out", default="trained")
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--epochs", type=int, default=14)
    parser.add_argument("--minutes", type=float, help="fewer epochs if it would take longer")
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--rdrop", type=float, default=5)
    parser.add_argument("--bits", default="3", help="sizes to write, for instance 3,4")
    parser.add_argument("--batch", type=int, default=BATCH)
    parser.add_argument("--heads", metavar="FILE", help="only learn anew what tells intents and danger apart in this trained file")
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


def read_trained(path):
    """The head of a trained file and the bytes of each of its tensors."""
    with open(path, "rb") as file:
        file.read(8)
        head = json.loads(file.read(struct.unpack("<I", file.read(4))[0]))
        data = file.read()
    edges = [one["from"] for one in head["tensors"]] + [len(data)]
    return head, {one["name"]: data[begin:end] for one, begin, end in zip(head["tensors"], edges, edges[1:])}


def numbers_of(tensor, raw, base):
    """What a tensor of a trained file holds; to a change, the weights are added that it began with."""
    shape, kind, size = tensor["shape"], tensor["kind"], math.prod(tensor["shape"])
    halves = lambda count: torch.frombuffer(bytearray(raw[: 2 * count]), dtype=torch.float16).float()
    if kind == "f16":
        return halves(size).reshape(shape)
    step, rest = halves(shape[0])[:, None], bytearray(raw[2 * shape[0] :])
    if kind == "q8":
        return torch.frombuffer(rest, dtype=torch.int8)[:size].reshape(shape) * step
    bits = int(kind[1:])
    codes = from_bytes(rest, bits, size).reshape(shape)
    return base[tensor["name"]] + (codes - 2**bits / 2 + 0.5) * step


def take_over(model, path, base, data):
    """Gives a model what a trained file holds."""
    head, blobs = read_trained(path)
    if head["intents"] != data["intents"]:
        raise SystemExit(f"{path} tells other intents apart")
    known = {one["name"]: numbers_of(one, blobs[one["name"]], base) for one in head["tensors"]}
    with torch.no_grad():
        for name, value in model.named_parameters():
            found = known.get(model.names.get(name, name))
            if found is not None:
                value.copy_(found)


def attention(q, k, v, seen, dropout):
    if hasattr(F, "scaled_dot_product_attention"):
        return F.scaled_dot_product_attention(q, k, v, attn_mask=seen, dropout_p=dropout)
    scores = (q @ k.transpose(-1, -2)) / math.sqrt(q.shape[-1])
    chances = scores.masked_fill(~seen, -1e4).softmax(-1)
    return F.dropout(chances, dropout, dropout > 0) @ v


class SentenceModel(torch.nn.Module):
    """BERT as in all-MiniLM-L6-v2; the tables of words and positions stay as they are."""

    def __init__(self, tensors, situations, intents, concerns):
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
        self.concern = torch.nn.Linear(WIDTH, concerns)
        self.line = torch.nn.Linear(WIDTH, 1)
        # The last input is how close a passage is to a question, which alone tells most at first.
        self.answer = torch.nn.Linear(WIDTH + 1, 1)
        with torch.no_grad():
            self.answer.weight[0, WIDTH] = 15

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
        return mean * SCALE

    def answers(self, pooled, closeness):
        return self.answer(torch.cat([pooled, closeness[:, None]], 1)).float().squeeze(-1)

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
    """The tokens of a text with its marks; in training, some lines and words are left out."""
    ids, lines, key = row["ids"], row.get("lines") or [0], row.get("line", -1)
    pieces = list(enumerate(ids[a:b] for a, b in zip(lines, lines[1:] + [len(ids)])))
    if trains and len(pieces) > 2 and rng.random() < 0.15:
        pieces = [one for one in pieces if one[0] == key or rng.random() < 0.6]
    tokens = [token for _, some in pieces for token in some][: most - 2]
    if trains:
        tokens = [marks[3] if rng.random() < 0.05 else token for token in tokens]
    return [marks[1]] + tokens + [marks[2]]


def batch_of(rows, most, rng, marks, trains, device):
    read = [cropped(row, most, rng, marks, trains) for row in rows]
    length = min(most, (max(len(ids) for ids in read) + 15) // 16 * 16)
    ids = torch.full((len(rows), length), marks[0])
    mask = torch.zeros(len(rows), length, dtype=torch.bool)
    for at, some in enumerate(read):
        ids[at, : len(some)] = torch.tensor(some)
        mask[at, : len(some)] = True
    return ids.to(device, non_blocking=True), mask.to(device, non_blocking=True)


def lines_of(row):
    """The lines of a text as texts of their own."""
    lines = row["lines"]
    return [{"ids": row["ids"][a:b]} for a, b in zip(lines, lines[1:] + [len(row["ids"])])][:MOST_LINES]


def has_lines(row):
    return len(row["lines"]) > 1 and 0 <= row["line"] < MOST_LINES


def in_the_midst(row, around, rng):
    """A text inside an ordinary one."""
    at = rng.choice(around["lines"])
    ids = around["ids"][:at] + row["ids"] + around["ids"][at:]
    start = max(0, at - rng.randrange(0, 90))
    return {"ids": ids[start : start + max(len(row["ids"]) + at - start, 180)]}


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


def train(model, data, search, options, device):
    rng = random.Random(options.seed)
    index = {one["id"]: at for at, one in enumerate(data["situations"])}
    count = len(index)
    tone_of = torch.tensor([TONES.index(one["tone"]) for one in data["situations"]], device=device)
    to_tone = F.one_hot(tone_of, len(TONES)).float()
    examples = [row for row in data["texts"] if not row["dev"]]
    texts = examples + data["hints"]
    messages = [row for row in data["messages"] if not row["dev"]]
    ordinary = [row for row in examples if row["calm"]]
    calm_messages = [row for row in messages if row["calm"]]
    lined = [row for row in examples if has_lines(row)]
    concerns = data["concerns"]
    asked = [row for row in search.questions if not row["dev"]]
    signs = {name: [row for row in data["signs"] if row["concern"] == name and not row["dev"]] for name in concerns}
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
            read = lambda some, trains=True: batch_of(some, data["maxTokens"], rng, data["marks"], trains, device)
            ids, mask = read(rows)
            target = torch.stack([row["target"] for row in rows]).to(device)
            said = rng.sample(messages, MESSAGES)
            m_ids, m_mask = read(said + rng.sample(examples, TOLD))
            m_target = torch.tensor([intents[row["intent"]] for row in said] + [intents["tell"]] * TOLD, device=device)
            heard = sample_of(signs, ordinary, calm_messages, rng)
            c_ids, c_mask = read([row for row, _ in heard])
            c_target = torch.tensor([concerns.index(name) for _, name in heard], device=device)
            shown = [(row, lines_of(row)) for row in rng.sample(lined, LINED)]
            l_ids, l_mask = batch_of([one for _, some in shown for one in some], LINE_TOKENS, rng, data["marks"], True, device)
            tried = [(row, search.shown(row, rng)) for row in rng.sample(asked, min(ASKED, len(asked)))]
            pairs = [one for _, some in tried for one in some]
            a_ids, a_mask = read(pairs)
            a_close = closeness_of(pairs, device)
            with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
                logits = model.situation(model(ids.repeat(2, 1), mask.repeat(2, 1))).float()
                m_logits = model.intent(model(m_ids, m_mask)).float()
                c_logits = model.concern(model(c_ids, c_mask)).float()
                l_logits = model.line(model(l_ids, l_mask)).float().squeeze(-1)
                a_logits = model.answers(model(a_ids, a_mask), a_close)
            logs = F.log_softmax(logits, -1)
            one, two = logs[: len(rows)], logs[len(rows) :]
            loss = -(target * one).sum(-1).mean() / 2 - (target * two).sum(-1).mean() / 2
            apart = F.kl_div(one, two, log_target=True, reduction="batchmean")
            apart = apart + F.kl_div(two, one, log_target=True, reduction="batchmean")
            loss = loss + options.rdrop / 4 * apart
            tones = (one.exp() @ to_tone).clamp(min=1e-6).log()
            loss = loss - 0.2 * ((target @ to_tone) * tones).sum(-1).mean()
            loss = loss + 0.3 * F.cross_entropy(m_logits, m_target)
            loss = loss + F.cross_entropy(c_logits, c_target, label_smoothing=0.02)
            sizes = [len(some) for _, some in shown]
            for (row, _), scores in zip(shown, l_logits.split(sizes)):
                loss = loss + 0.3 / LINED * F.cross_entropy(scores, torch.tensor(row["line"], device=device))
            for (row, some), scores in zip(tried, a_logits.split([len(some) for _, some in tried])):
                # The first one answers, or else none does: then the zero before them wins.
                choice = F.pad(scores, (1, 0))
                target_at = torch.tensor(1 if row["answered"] else 0, device=device)
                loss = loss + 0.8 / ASKED * F.cross_entropy(choice, target_at, label_smoothing=0.03)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            step += 1
            if step % 50 == 0:
                losses.append(loss.item())
        epoch += 1
        spent = (time.time() - started) / 60
        if options.minutes and epoch == 2:
            epochs = max(2, min(epochs, 2 + int((options.minutes - spent) / (spent - first))))
        first = spent
        print(f"epoch {epoch}/{epochs} {spent:.2f} min loss {sum(losses[-8:]) / max(1, len(losses[-8:])):.3f}", flush=True)


class Search:
    """
    For each question the texts that look most like it, as a search would find them in a journal: in
    some of all texts, because among thousands by many people others would answer it as well.
    """

    @torch.no_grad()
    def __init__(self, model, data, device):
        self.separator = data["separator"]
        texts = data["texts"]
        self.questions = [row for row in data["questions"] if 0 <= row["text"] < len(texts)]
        used = sorted({row["text"] for row in self.questions} | {at for at, row in enumerate(texts) if row["set"] == "plain"})
        lines = [(at, number, one) for at in used for number, one in enumerate(lines_of(texts[at]))]
        self.texts = texts
        if not self.questions:
            return
        model.eval()
        owners = torch.tensor([at for at, _, _ in lines], device=device)
        embed = lambda rows: torch.cat([model(*batch_of(rows[at : at + 256], LINE_TOKENS, random, data["marks"], False, device)) for at in range(0, len(rows), 256)])
        # Vectors come scaled; how close two of them are lies between -1 and 1.
        near = embed([one for _, _, one in lines]) / SCALE
        for at in range(0, len(self.questions), 256):
            some = self.questions[at : at + 256]
            asked, *others = [embed([{"ids": row["ways"][way]} for row in some]) / SCALE for way in range(len(some[0]["ways"]))]
            # As core/ask puts the ways of asking together.
            alike = (0.5 * asked + 0.5 * sum(others) / len(others)) @ near.T
            elsewhere = (torch.rand(len(texts), device=device) >= JOURNAL / len(texts))[owners]
            for row, all_scores in zip(some, alike):
                scores = all_scores.masked_fill(elsewhere & (owners != row["text"]), -math.inf)
                ranked, seen = [], set()
                for place in scores.topk(min(6 * NEAREST, len(lines))).indices.tolist():
                    owner, number, _ = lines[place]
                    if owner not in seen and owner != row["text"]:
                        ranked.append((owner, number, scores[place].item()))
                    seen.add(owner)
                row["near"] = ranked[:NEAREST]
                own = scores.masked_fill(owners != row["text"], -math.inf).argmax()
                row["own"] = (row["text"], lines[int(own)][1], scores[own].item())

    def pair(self, row, place):
        """A question and the part of a text around a line."""
        at, number, closeness = place
        ids, starts = self.texts[at]["ids"], self.texts[at]["lines"]
        begin, end = number, number + 1
        edge = lambda line: starts[line] if line < len(starts) else len(ids)
        while end < len(starts) and edge(end + 1) - starts[begin] <= WINDOW or begin > 0 and edge(end) - starts[begin - 1] <= WINDOW:
            if begin > 0 and edge(end) - starts[begin - 1] <= WINDOW:
                begin -= 1
            if end < len(starts) and edge(end + 1) - starts[begin] <= WINDOW:
                end += 1
        return {"ids": row["ids"] + self.separator + ids[starts[begin] : edge(end)][:WINDOW], "closeness": closeness}

    def shown(self, row, rng):
        """The text that answers, or seems to, and others; nearer ones more often."""
        others = [row["near"][min(int(rng.expovariate(0.15)), len(row["near"]) - 1)] for _ in range(SHOWN - 1)]
        return [self.pair(row, place) for place in [row["own"], *others]]


def closeness_of(pairs, device):
    return torch.tensor([one["closeness"] for one in pairs], device=device)


def sample_of(signs, ordinary, messages, rng):
    """Signs of danger of each kind, what only looks like one, and ordinary texts and messages."""
    shares = {"self": 28, "in-danger": 14, "other-person": 10, "harm-to-others": 8, "none": 32}
    heard = [(rng.choice(signs[name]), name) for name, count in shares.items() for _ in range(count)]
    heard = [(in_the_midst(row, rng.choice(ordinary), rng) if rng.random() < 0.3 else row, name) for row, name in heard]
    heard += [(row, "none") for row in rng.sample(messages, MESSAGES)]
    for row in rng.sample(ordinary, CONCERNS - len(heard)):
        heard.append((rng.choice(lines_of(row)) if rng.random() < 0.4 else row, "none"))
    return heard


@torch.no_grad()
def judge(model, data, search, device):
    model.eval()
    rng = random.Random(0)
    names = [one["id"] for one in data["situations"]]
    family = {one["id"]: one["family"] for one in data["situations"]}
    tone = {one["id"]: one["tone"] for one in data["situations"]}
    found, table = [], {}
    for name in ("plain", "middle", "hard"):
        rows = [row for row in data["texts"] if row["dev"] and row["set"] == name]
        right = {"situation": 0, "three": 0, "family": 0, "tone": 0}
        sure = []
        for at in range(0, len(rows), 64):
            some = rows[at : at + 64]
            ids, mask = batch_of(some, data["maxTokens"], rng, data["marks"], False, device)
            chances = model.situation(model(ids, mask)).softmax(-1)
            best = chances.topk(5)
            for row, p, top in zip(some, best.values.tolist(), best.indices.tolist()):
                meant = {row["situation"], *([row["second"]] if row["second"] else []), *row["reader"]}
                first = names[top[0]]
                right["situation"] += first in meant
                right["three"] += any(names[one] in meant for one in top[:3])
                right["family"] += family[first] in {family[one] for one in meant}
                right["tone"] += tone[first] in {tone[one] for one in meant}
                sure.append((p[0], first in meant))
                found.append({"set": name, "meant": sorted(meant), "top": [[names[one], round(q, 3)] for one, q in zip(top, p)]})
        if rows:
            table[name] = {"texts": len(rows), **{one: round(value / len(rows), 3) for one, value in right.items()}, **at_ninety(sure)}
    read = lambda some: [logits for at in range(0, len(some), 64) for logits in model(*batch_of(some[at : at + 64], data["maxTokens"], rng, data["marks"], False, device))]
    table["intent"] = judge_intent(model, data, read)
    rows = [row for row in data["texts"] if row["dev"] and has_lines(row)]
    if rows:
        picked = [int(model.line(torch.stack(read(lines_of(row)))).argmax()) for row in rows]
        table["line"] = round(sum(one == row["line"] for one, row in zip(picked, rows)) / len(rows), 3)
    table["answer"] = judge_answers(search, model, read, device)
    table["concern"] = judge_concern(model, data, read)
    return table, found


def judge_intent(model, data, read):
    rows = [row for row in data["messages"] if row["dev"]]
    said = model.intent(torch.stack(read(rows))).argmax(-1).tolist() if rows else []
    return round(sum(data["intents"][one] == row["intent"] for one, row in zip(said, rows)) / max(1, len(rows)), 3)


def judge_concern(model, data, read):
    """How many signs of danger are heard, and how many false alarms there are, from some chance on."""
    none = data["concerns"].index("none")
    chances = lambda rows: [round(1 - p, 4) for p in model.concern(torch.stack(read(rows))).softmax(-1)[:, none].tolist()]
    dev = [row for row in data["signs"] if row["dev"]]
    groups = {name: [row for row in dev if row["concern"] == name] for name in data["concerns"]}
    groups["ordinary"] = [row for row in data["texts"] if row["dev"] and row["calm"]]
    groups["messages"] = [row for row in data["messages"] if row["dev"] and row["calm"]]
    heard = {name: chances(rows) for name, rows in groups.items() if rows}
    return {str(least): {name: round(sum(p >= least for p in some) / len(some), 3) for name, some in heard.items()} for least in (0.3, 0.5, 0.7, 0.85, 0.95)}


def judge_answers(search, model, read, device):
    """Among the nearest twenty and the right one: how often that is first, and found from some score on."""
    rows = [row for row in search.questions if row["dev"]]
    said, closest = [], 0
    for row in rows:
        pairs = [search.pair(row, place) for place in [row["own"], *row["near"][:20]]]
        closeness = closeness_of(pairs, device)
        scores = model.answers(torch.stack(read(pairs)), closeness).tolist()
        closest += row["answered"] and closeness[0] >= closeness.max()
        said.append((row["answered"], scores[0] >= max(scores), max(scores)))
    yes, no = [one for one in said if one[0]], [one for one in said if not one[0]]
    if not yes or not no:
        return {}
    table = {"questions": [len(yes), len(no)], "closest": round(int(closest) / len(yes), 3), "first": round(sum(first for _, first, _ in yes) / len(yes), 3)}
    for least in (-2, -1, 0, 1, 2, 3):
        right = sum(first and best >= least for _, first, best in yes) / len(yes)
        wrong = sum(not first and best >= least for _, first, best in yes) / len(yes)
        table[str(least)] = {"right": round(right, 3), "wrong": round(wrong, 3), "near": round(sum(best >= least for _, _, best in no) / len(no), 3)}
    return table


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


def from_bytes(raw, bits, count):
    words = torch.frombuffer(raw[: math.ceil(count / 8) * bits], dtype=torch.uint8).view(-1, bits).to(torch.int64)
    words = (words << (torch.arange(bits) * 8)).sum(1)
    return ((words[:, None] >> (torch.arange(8) * bits)) & (2**bits - 1)).flatten()[:count]


def in_bytes(codes, bits):
    flat = codes.flatten().to(torch.int64)
    flat = F.pad(flat, (0, -len(flat) % 8)).view(-1, 8)
    words = (flat << (torch.arange(8) * bits)).sum(1)
    return b"".join(int(word).to_bytes(bits, "little") for word in words.tolist())


class TrainedFile:
    """Puts tensors one after the other, and a head before them that says where each one is."""

    def __init__(self):
        self.tensors, self.blobs, self.offset = [], [], 0

    def add(self, name, kind, shape, *parts):
        raw = b"".join(parts)
        raw += b"\0" * (-len(raw) % 4)
        self.tensors.append({"name": name, "kind": kind, "shape": list(shape), "from": self.offset})
        self.blobs.append(raw)
        self.offset += len(raw)

    def add_layer(self, model, name):
        """A layer in eight bits; the model gets what a reader of the file will see."""
        layer = getattr(model, name)
        weight = layer.weight.detach().cpu()
        step = (weight.abs().amax(1, keepdim=True) / 127).half().float().clamp(min=6e-8)
        codes = (weight / step).round().clamp(-127, 127)
        self.add(f"{name}.weight", "q8", weight.shape, half(step.flatten()), codes.to(torch.int8).numpy().tobytes())
        self.add(f"{name}.bias", "f16", layer.bias.shape, half(layer.bias))
        layer.weight.data.copy_(codes * step)
        layer.bias.data.copy_(layer.bias.detach().cpu().half().float())

    def write(self, path, head):
        text = json.dumps({**head, "tensors": self.tensors}, separators=(",", ":")).encode()
        text += b" " * (-len(text) % 4)
        with open(path, "wb") as file:
            file.write(b"DWCORE1\n" + struct.pack("<I", len(text)) + text + b"".join(self.blobs))


def half(tensor):
    return tensor.detach().cpu().half().numpy().tobytes()


def export(model, base, data, bits, path):
    """Writes the file, and puts into the model what a reader of the file will see."""
    written = TrainedFile()
    for name, original in model.names.items():
        value = getattr(model, name).detach().cpu()
        if value.dim() == 1:
            written.add(original, "f16", value.shape, half(value))
            getattr(model, name).data.copy_(value.half().float())
            continue
        step, codes, change = packed_change(value - base[original], bits)
        written.add(original, f"d{bits}", value.shape, half(step.flatten()), in_bytes(codes, bits))
        getattr(model, name).data.copy_((base[original] + change).half().float())
    for name in ("first", "last", "intent", "concern", "line", "answer"):
        written.add_layer(model, name)
    written.write(path, {"maxTokens": data["maxTokens"], "scale": SCALE, "situations": [one["id"] for one in data["situations"]], "intents": data["intents"], "concerns": data["concerns"]})


def export_heads(model, begun, path):
    """Writes a trained file again with other layers for intents and danger."""
    written = TrainedFile()
    head, blobs = read_trained(begun)
    for one in head["tensors"]:
        if one["name"].split(".")[0] not in ("intent", "concern"):
            written.add(one["name"], one["kind"], one["shape"], blobs[one["name"]])
    written.add_layer(model, "intent")
    written.add_layer(model, "concern")
    written.write(path, head)


@torch.no_grad()
def vectors_of(model, rows, data, device):
    """What the model makes of texts, the short ones first because they're read together."""
    model.eval()
    order = sorted(range(len(rows)), key=lambda at: len(rows[at]["ids"]))
    vectors = torch.zeros(len(rows), WIDTH)
    for at in range(0, len(order), 32):
        some = order[at : at + 32]
        vectors[some] = model(*batch_of([rows[one] for one in some], data["maxTokens"], random, data["marks"], False, device)).cpu()
    return vectors


# Longer texts than this aren't taken for requests. What someone tells counts less than a request.
MOST_REQUEST_TOKENS, TELL_WEIGHT = 60, 0.3
HEAD_STEPS, HEAD_BATCH, HEAD_RATE = 1500, 512, 5e-3


def train_head(layer, vectors, answers, weights, smoothing):
    optimizer = torch.optim.AdamW(layer.parameters(), lr=HEAD_RATE, weight_decay=0.01)
    for step in range(HEAD_STEPS):
        some = torch.randint(len(vectors), (HEAD_BATCH,))
        losses = F.cross_entropy(layer(vectors[some]), answers[some], reduction="none", label_smoothing=smoothing)
        for group in optimizer.param_groups:
            group["lr"] = HEAD_RATE * (1 - step / HEAD_STEPS) + 1e-5
        optimizer.zero_grad()
        (losses * weights[some]).mean().backward()
        optimizer.step()


def train_intents(model, data, device):
    """Learns what tells intents apart on the vectors of a model that stays as it is."""
    told = [row for row in data["texts"] if not row["dev"] and len(row["ids"]) <= MOST_REQUEST_TOKENS]
    messages = [row for row in data["messages"] if not row["dev"]]
    vectors = vectors_of(model, messages + told, data, device)
    intents = [row["intent"] for row in messages] + ["tell"] * len(told)
    answers = torch.tensor([data["intents"].index(one) for one in intents])
    weights = torch.tensor([1.0] * len(messages) + [TELL_WEIGHT] * len(told))
    train_head(model.intent, vectors, answers, weights, 0.05)


# How many ordinary texts, and lines of them, are read beside the signs of danger and the messages.
CALM = 3000


def train_concerns(model, data, device):
    """Learns anew what tells danger apart, also from what people say to the assistant, on a model that stays as it is."""
    rng = random.Random(1)
    calm = [row for row in data["texts"] if row["calm"] and not row["dev"]]
    lines = [one for row in rng.sample(calm, min(CALM, len(calm))) for one in rng.sample(lines_of(row), 1)]
    ordinary = rng.sample(calm, min(CALM, len(calm))) + lines
    messages = [row for row in data["messages"] if row["calm"] and not row["dev"]]
    signs = [row for row in data["signs"] if not row["dev"]]
    vectors = vectors_of(model, signs + messages + ordinary, data, device)
    none = data["concerns"].index("none")
    answers = torch.tensor([data["concerns"].index(row["concern"]) for row in signs] + [none] * (len(messages) + len(ordinary)))
    # Signs and the rest count the same together.
    danger = (answers != none).float()
    weights = danger / danger.mean() + (1 - danger) / (1 - danger).mean()
    train_head(model.concern, vectors, answers, weights / 2, 0.02)


@torch.no_grad()
def judge_requests(model, data, device):
    """How many requests are taken for what they are from some chance on, and how many texts for one."""
    messages = [row for row in data["messages"] if row["dev"]]
    told = [row for row in data["texts"] if row["dev"] and len(row["ids"]) <= MOST_REQUEST_TOKENS]
    tell = data["intents"].index("tell")
    chances, said = model.intent(vectors_of(model, messages + told, data, device)).softmax(-1).max(-1)
    meant = torch.tensor([data["intents"].index(row["intent"]) for row in messages] + [tell] * len(told))
    table = {"requests": int((meant != tell).sum()), "texts": int((meant == tell).sum())}
    for least in (0.5, 0.6, 0.7, 0.8, 0.9):
        taken = (chances >= least) & (said != tell)
        counts = {"right": taken & (said == meant), "wrong": taken & (said != meant) & (meant != tell), "texts": taken & (meant == tell)}
        table[str(least)] = {name: int(some.sum()) for name, some in counts.items()}
    return table


def keep_few(data, few):
    asked = random.sample(data["questions"], min(len(data["questions"]), few))
    kept = sorted({row["text"] for row in asked} | set(random.sample(range(len(data["texts"])), 4 * few)))
    place = {at: now for now, at in enumerate(kept)}
    data["questions"] = [{**row, "text": place[row["text"]]} for row in asked]
    data["texts"] = [data["texts"][at] for at in kept]
    for name, each in (("messages", 4), ("hints", 4), ("signs", 40)):
        data[name] = random.sample(data[name], min(len(data[name]), few * each))


def main():
    options = arguments()
    random.seed(options.seed)
    torch.manual_seed(options.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    base = read_weights(f"{options.folder}/weights.bin")
    with open(f"{options.folder}/texts.json", encoding="utf8") as file:
        data = json.load(file)
    if options.few:
        keep_few(data, options.few)
    model = SentenceModel(base, len(data["situations"]), len(data["intents"]), len(data["concerns"])).to(device)
    if options.heads:
        take_over(model, options.heads, base, data)
        train_intents(model, data, device)
        train_concerns(model, data, device)
        export_heads(model, options.heads, f"{options.out}-{options.bits}.bin")
        read = lambda some: list(vectors_of(model, some, data, device))
        print(json.dumps({"requests": judge_requests(model, data, device), "concern": judge_concern(model, data, read)}))
        return
    search = Search(model, data, device)
    train(model, data, search, options, device)
    train_intents(model, data, device)
    train_concerns(model, data, device)
    torch.backends.cuda.matmul.allow_tf32 = False
    tuned = {name: value.detach().clone() for name, value in model.state_dict().items()}
    scores = {"whole": judge(model, data, search, device)[0]}
    for bits in [int(one) for one in options.bits.split(",")]:
        model.load_state_dict(tuned)
        export(model, base, data, bits, f"{options.out}-{bits}.bin")
        scores[f"{bits} bits"], found = judge(model, data, search, device)
        with open(f"{options.out}-{bits}-held-out.json", "w", encoding="utf8") as file:
            json.dump(found, file)
    for name, table in scores.items():
        print(name, json.dumps(table))
    with open(f"{options.out}.json", "w", encoding="utf8") as file:
        json.dump({"options": vars(options), "scores": scores}, file, indent=2)


main()
